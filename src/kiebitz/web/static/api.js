/** Asking the server for something besides the table. */

import { ownerKey } from "./keys.js";

/** What the server refused, by the name of the fault. */
export class Fault extends Error {
  /** @param {string} fault @param {string} detail */
  constructor(fault, detail = "") {
    super(detail);
    this.fault = fault;
  }
}

/**
 * Ask, and get the answer; a `Fault` if there is none.
 *
 * @param {string} method @param {string} path @param {unknown} [body]  a Blob goes as it is, all else as JSON
 * @returns {Promise<Response>}
 */
export async function request(method, path, body) {
  const isPlain = body instanceof Blob;
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: { Authorization: `Bearer ${ownerKey()}` },
      body: body === undefined ? undefined : isPlain ? body : JSON.stringify(body),
    });
  } catch {
    throw new Fault("unreachable");
  }
  if (response.ok) return response;
  const { fault = "failed", detail = "" } = await response.json().catch(() => ({}));
  throw new Fault(fault, detail);
}

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function ask(method, path, body) {
  return (await request(method, path, body)).json();
}
