/** Asking the server for something besides the table. */

import { ownerKey } from "./keys.js";

/**
 * @import { Answer, Method } from "./answers.js"
 * @import { Cause } from "./messages.js"
 */

/** What the server refused, by the name of the fault, and what lies behind it, if that has words. */
export class Fault extends Error {
  /** @param {string} fault @param {string} detail @param {Cause | null} cause */
  constructor(fault, detail = "", cause = null) {
    super(detail);
    this.fault = fault;
    this.behind = cause;
  }
}

/**
 * Ask, and get the answer; a `Fault` if there is none.
 *
 * @param {string} method @param {string} path @param {unknown} [body]  a Blob goes as it is, all else as JSON
 * @param {string} [key]  the owner's, unless a guest asks
 * @returns {Promise<Response>}
 */
export async function request(method, path, body, key = ownerKey()) {
  const isPlain = body instanceof Blob;
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      body: body === undefined ? undefined : isPlain ? body : JSON.stringify(body),
    });
  } catch {
    throw new Fault("unreachable");
  }
  if (response.ok) return response;
  const { fault = "failed", detail = "", cause = null } = await response.json().catch(() => ({}));
  throw new Fault(fault, detail, cause);
}

/** The name of what went wrong, as the words for it have it. @param {unknown} error */
export const faultOf = (error) => (error instanceof Fault ? error.fault : "failed");

/**
 * @template {Method} M @template {string} Path
 * @param {M} method @param {Path} path @param {unknown} [body] @param {string} [key] @returns {Promise<Answer<M, Path>>}
 */
export async function ask(method, path, body, key) {
  return (await request(method, path, body, key)).json();
}
