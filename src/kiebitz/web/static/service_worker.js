/**
 * Keeps what the page is made of, for the time when the server is away: then the page still opens, and says so.
 *
 * The server is always asked first, and what it gives replaces what was kept. The version below is put in by the server
 * and changes with every file of the page; what another version kept is thrown away. Nothing but the page itself is kept:
 * no answer about tables or games, and no address with a key.
 */

const KEPT = "kiebitz-page-VERSION";
const PARTS = /^\/(static|words|cards)\//;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page tells what it has loaded before anybody could keep it; the browser still has it. */
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  const wanted = addresses.filter((address) => address === "/" || PARTS.test(new URL(address).pathname));
  await Promise.allSettled(
    wanted.map(async (address) => {
      const response = await fetch(address, { cache: "force-cache" });
      if (response.ok) await cache.put(address, response);
    }),
  );
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(freshOrKept(event.request, "/"));
  else if (PARTS.test(pathname)) event.respondWith(freshOrKept(event.request, url));
});

async function freshOrKept(request, address) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(address, response.clone());
    return response;
  } catch {
    return (await cache.match(address)) ?? Response.error();
  }
}
