/**
 * What the page says: sentences of the catalogue that terminal and browser share, in Fluent.
 *
 * @import { Sentences } from "./sentences.js"
 *
 * @typedef {Record<string, string | number>} Values
 * @typedef {<Name extends keyof Sentences>(name: Name, ...values: {} extends Sentences[Name] ? [] : [Sentences[Name]]) => string} Say
 * @typedef {(family: string, code: string, values?: Values) => string} SayOf
 * @typedef {{ say: Say, sayOf: SayOf }} Speech
 */

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/**
 * Speaks a language whose sentences are given. Where one is missing its name is shown, and the console told: the rest of
 * the page is of use all the same.
 *
 * @param {string} language @param {string} sentences  in Fluent @returns {Speech}
 */
export function speech(language, sentences) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sentences));
  /** @param {string} name @param {Values} [values] */
  const said = (name, values) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) return missing(name, "there is no such sentence");
    /** @type {Error[]} */
    const faults = [];
    const text = bundle.formatPattern(pattern, values, faults);
    if (faults.length > 0) missing(name, faults[0].message);
    return text;
  };
  return { say: said, sayOf: (family, code, values) => said(`${family}-${slug(code)}`, values) };
}

/** @type {Map<string, Promise<Speech>>} */
const asked = new Map();

/** Speaks a language once its sentences are there. @param {string} language */
export function loadSpeech(language) {
  const speaks = asked.get(language) ?? fetchSpeech(language);
  asked.set(language, speaks);
  return speaks;
}

/** @param {string} language */
async function fetchSpeech(language) {
  const answer = await fetch(`/words/${language}.ftl`);
  return speech(language, await answer.text());
}

/** A code of the library as it stands in the name of a sentence: `null-hole-opened`. @param {string} code */
const slug = (code) => code.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** @param {string} name @param {string} why */
function missing(name, why) {
  console.error(`${name}: ${why}`);
  return name;
}
