import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ours = (name) => readFileSync(new URL(`../../src/kiebitz/web/static/vendor/${name}`, import.meta.url), "utf8");
const theirs = (path) => readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), "utf8");

const COPIES = {
  "preact.module.js": "preact/dist/preact.module.js",
  "hooks.module.js": "preact/hooks/dist/hooks.module.js",
  "htm.module.js": "htm/dist/htm.module.js",
  "LICENSE-htm": "htm/LICENSE",
  "LICENSE-preact": "preact/LICENSE",
  "uPlot.esm.js": "uplot/dist/uPlot.esm.js",
  "LICENSE-uplot": "uplot/LICENSE",
  ...Object.fromEntries(
    readdirSync(new URL("../../node_modules/@fluent/bundle/esm/", import.meta.url))
      .filter((name) => name.endsWith(".js"))
      .map((name) => [`fluent/${name}`, `@fluent/bundle/esm/${name}`]),
  ),
};

// A browser has no packages: what the hooks import by name lies beside them.
const imported = (text) => text.replace('from"preact"', 'from"./preact.module.js"');

for (const [name, origin] of Object.entries(COPIES)) {
  test(`vendor/${name} is ${origin} as its authors published it`, () => {
    assert.equal(ours(name), imported(theirs(origin)));
  });
}

test("the versions that are told are those that were copied", () => {
  for (const name of ["preact", "htm", "uplot", "@fluent/bundle"]) {
    const { version } = JSON.parse(theirs(`${name}/package.json`));
    assert.match(ours("README.md"), new RegExp(`\\| \`${name}\` \\| ${version.replaceAll(".", "\\.")} \\|`));
  }
});

test("everything that vendor/preact.js offers has a type, and nothing else", async () => {
  const offered = Object.keys(await import("../../src/kiebitz/web/static/vendor/preact.js"));
  const typed = [...ours("preact.d.ts").matchAll(/^export (?:\{ (.+) \}|function (\w+))/gm)].flatMap(
    ([, names, name]) => names?.split(", ") ?? [name],
  );
  assert.deepEqual(typed.sort(), offered.sort());
});
