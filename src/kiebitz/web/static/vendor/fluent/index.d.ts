// The types of index.js, as far as the page uses it.
export { FluentBundle, FluentResource } from "@fluent/bundle";
