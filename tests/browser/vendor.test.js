import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const ours = (name) => readFileSync(new URL(`../../src/kiebitz/web/static/vendor/${name}`, import.meta.url), "utf8");
const theirs = (path) => readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), "utf8");

const COPIES = {
  "preact.js": "htm/preact/standalone.module.js",
  "LICENSE-htm": "htm/LICENSE",
  "LICENSE-preact": "preact/LICENSE",
};

for (const [name, origin] of Object.entries(COPIES)) {
  test(`vendor/${name} is ${origin} as its authors published it`, () => {
    assert.equal(ours(name), theirs(origin));
  });
}

test("everything that vendor/preact.js offers has a type, and nothing else", async () => {
  const offered = Object.keys(await import("../../src/kiebitz/web/static/vendor/preact.js"));
  const typed = [...ours("preact.d.ts").matchAll(/^export (?:\{ (.+) \}|function (\w+))/gm)].flatMap(
    ([, names, name]) => names?.split(", ") ?? [name],
  );
  assert.deepEqual(typed.sort(), offered.sort());
});
