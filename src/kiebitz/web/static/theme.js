/**
 * The colours that somebody prefers, set before anything is drawn: a dark page does not flash white. Not a module, since
 * those wait until the page has been read.
 */

try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("kiebitz.preferences") ?? "{}").theme ?? "auto";
} catch {
  // what cannot be read is as usual
}
