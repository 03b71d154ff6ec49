// The types of uplot.js.
export { default as Plot } from "uplot";
