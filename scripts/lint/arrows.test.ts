import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {ESLint} from 'eslint';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {amplifyOnlyInSession, arrows} from './arrows.mjs';
import {readArchitecture} from './architecture';
import {apart, closed, portalFloors, sandboxFloors} from './house.mjs';

// What ARCHITECTURE.md draws is what lint must hold: the document is the expectation, the zones are what is tested.
const drawn = readArchitecture(readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8'));

/** Every room that the document draws, as a folder or file of the tree. */
const rooms = [...drawn.portal.flat(), ...drawn.sandbox.flat()];

/** Arrows between trees and inside rooms: closed ones first, then open ones. */
const shut: [from: string, to: string][] = [
  ['src/dashboard/fleet', 'src/dashboard/alerts'],
  ['src/admin/users', 'src/admin/collections'],
  ['src/admin/userPool', 'src/admin/users'],
  ['sandbox/http', 'src/site'],
  ['src/site', 'sandbox/base'],
  ['src/guide', 'docs/guides'],
  ['src/site', 'scripts/lib'],
  ['sandbox/base', 'scripts/lib'],
  ['sandbox/platform/locations', 'sandbox/platform/flights'],
  ['tests/as-visitor', 'src/reference'],
  ['tests/fixtures', 'src/site'],
  ['tests/every-page', 'src/site'],
];
const open: [from: string, to: string][] = [
  ['src/admin/users', 'src/admin/userPool'],
  ['src/dashboard', 'src/dashboard/fleet'],
  ['src/dashboard/fleet', 'src/map'],
  ['sandbox/platform/locations', 'sandbox/platform/shared'],
  ['sandbox/platform', 'sandbox/platform/locations'],
  ['tests/as-visitor', 'tests/fixtures'],
  ['tests/second-brand', 'src/site'],
  ['scripts/lib', 'src/site'],
];

const root = mkdtempSync(join(tmpdir(), 'arrows-'));
let eslint: ESLint;

beforeAll(() => {
  // import-x follows an import only to a file that is there: the house is built in small.
  const folders = [...rooms.filter((room) => !room.endsWith('.ts')), ...shut.flat(), ...open.flat()];
  for (const folder of folders) write(`${folder}/thing.ts`, 'export const thing = 1;\n');
  for (const file of rooms.filter((room) => room.endsWith('.ts'))) write(file, 'export const thing = 1;\n');
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {moduleResolution: 'bundler', module: 'esnext', paths: {'@site/*': ['./*']}},
    }),
  );
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    baseConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: {parser: tseslint.parser},
        plugins: {'import-x': importX},
        settings: {
          'import-x/resolver-next': [createTypeScriptImportResolver({project: join(root, 'tsconfig.json')})],
        },
        rules: {'import-x/no-restricted-paths': ['error', arrows(root)]},
      },
      amplifyOnlyInSession,
    ] as ESLint.Options['baseConfig'],
  });
});

afterAll(() => rmSync(root, {recursive: true}));

test('ARCHITECTURE.md draws the floors, closed arrows and rooms apart that lint holds', () => {
  expect(drawn.portal).toEqual(portalFloors.map((floor) => floor.map((room) => `src/${room}`)));
  expect(drawn.sandbox).toEqual(sandboxFloors.map((floor) => floor.map((room) => `sandbox/${room}`)));
  expect(drawn.closed).toEqual(closed.map(([from, to]) => [[...from], [...to]]));
  expect(drawn.apart).toEqual(apart.map(([parent, , ...shared]) => [[parent], shared]));
});

test('every room that there is stands in the drawing', () => {
  const found = (tree: string) =>
    readdirSync(new URL(`../../${tree}/`, import.meta.url), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `${tree}/${name}`);
  expect(found('src').toSorted()).toEqual(drawn.portal.flat().toSorted());
  // What tests of the sandbox share is on no floor: nothing that runs imports it.
  expect(
    found('sandbox')
      .filter((room) => room !== 'sandbox/testing')
      .toSorted(),
  ).toEqual(
    drawn.sandbox
      .flat()
      .filter((room) => !room.endsWith('.ts'))
      .toSorted(),
  );
});

test.each([
  ['src', drawn.portal],
  ['sandbox', drawn.sandbox],
])('a room of %s imports from lower floors alone', async (_tree, floors) => {
  for (const [index, floor] of floors.entries())
    for (const from of floor) {
      const others = floors.flat().filter((room) => room !== from);
      const below = floors.slice(index + 1).flat();
      const exceptions = drawn.closed.filter(([rooms]) => rooms.includes(from)).flatMap(([, to]) => to);
      const allowed = below.filter((room) => !exceptions.includes(room));
      expect([from, await allowedBy(from, others)]).toEqual([from, allowed]);
    }
});

test('no tree and no panel looks where it must not', async () => {
  for (const [from, to] of shut) expect([from, await allowedBy(from, [to])]).toEqual([from, []]);
  for (const [from, to] of open) expect([from, await allowedBy(from, [to])]).toEqual([from, [to]]);
});

test('an alias is no way around', async () => {
  expect(await complaints('src/site', ["import {thing} from '@site/src/auth/thing';"])).toHaveLength(1);
});

test.each(['aws-amplify', 'aws-amplify/auth', '@aws-amplify/core'])(
  'only the session imports %s',
  async (name) => {
    const lines = [`import {thing} from '${name}';`];
    expect(await complaints('src/auth', lines)).toHaveLength(1);
    expect(await complaints('src/dashboard', lines)).toHaveLength(1);
    expect(await complaints('src/auth/session', lines)).toEqual([]);
  },
);

test('a complaint says why', async () => {
  const [complaint] = await complaints('sandbox/http', [importing('sandbox/http', 'src/site', 0)]);
  expect(complaint?.message).toContain('independent witness');
});

/** Which of these rooms a file of another may import: one import a line, and the lines without a complaint. */
async function allowedBy(from: string, others: readonly string[]): Promise<string[]> {
  const found = await complaints(
    from,
    others.map((to, index) => importing(from, to, index)),
  );
  const wrong = new Set(found.map(({line}) => line));
  return others.filter((_, index) => !wrong.has(index + 1));
}

async function complaints(from: string, lines: readonly string[]) {
  const filePath = join(root, from.endsWith('.ts') ? from : `${from}/virtual.ts`);
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, {filePath});
  return result?.messages ?? [];
}

function importing(from: string, to: string, index: number): string {
  const folder = from.endsWith('.ts') ? dirname(from) : from;
  const path = relative(folder, to.endsWith('.ts') ? to.slice(0, -'.ts'.length) : `${to}/thing`);
  return `import {thing as thing${index}} from '${path.startsWith('.') ? path : `./${path}`}';`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
}
