/** Files of the server that a person keeps. */

import { request } from "./api.js";

const KEPT = 60_000; // milliseconds for which a browser may take its time to begin a download

/** The key stands in a header, which a plain link cannot send. @param {string} path @param {string} name  of the file */
export async function save(path, name) {
  const response = await request("GET", path);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
