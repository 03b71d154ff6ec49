// How the browser's code is written, as TypeScript's parser reads it.
import assert from "node:assert/strict";
import { relative } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

const LONGEST = 59; // lines of a function
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STATIC = `${ROOT}src/kiebitz/web/static/`;

const FUNCTIONS = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
]);
const isFunction = ({ kind }) => FUNCTIONS.has(kind);

const api = new API({ cwd: ROOT });
after(() => api.close());
const [project] = api.updateSnapshot({ openProject: `${ROOT}tsconfig.json` }).getProjects();
const sources = project.program
  .getSourceFileNames()
  .filter((name) => name.startsWith(STATIC) && !name.startsWith(`${STATIC}vendor/`))
  .map((name) => project.program.getSourceFile(name));

/** All nodes below one, those of comments with types too. */
function* below(node) {
  const children = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* below(child);
  }
}

const lineAt = (source, place) => source.text.slice(0, place).split("\n").length;
const linesOf = (source, node) => lineAt(source, node.end) - lineAt(source, node.getStart(source)) + 1;
const placeOf = (source, node) => `${relative(STATIC, source.fileName)}:${lineAt(source, node.getStart(source))}`;
const found = (isWanted) =>
  sources.flatMap((source) => [...below(source)].filter((node) => isWanted(node, source)).map((node) => placeOf(source, node)));

test("all of the browser's code is read", () => {
  assert.ok(sources.length > 70);
  assert.ok(found(isFunction).length > 500);
});

test(`no function has more than ${LONGEST} lines`, () => {
  assert.deepEqual(found((node, source) => isFunction(node) && linesOf(source, node) > LONGEST), []);
});

test("everything has a type: nothing is any", () => {
  assert.deepEqual(found(({ kind }) => kind === SyntaxKind.AnyKeyword), []);
});
