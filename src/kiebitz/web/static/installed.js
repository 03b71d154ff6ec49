/** The page as an app: what it is made of is kept, so that it opens and speaks when the server is away. */

export function keepPage() {
  if (!("serviceWorker" in navigator)) return; // only on this machine, or over an encrypted line
  navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(["/", ...performance.getEntriesByType("resource").map(({ name }) => name)]))
    .catch(() => undefined); // then it is a page like any other
}
