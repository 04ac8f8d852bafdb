import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bin, root} from '../lib/run.mjs';

// The linter as it is configured, on files of a tree of its own: paths decide which rules hold.
const tree = mkdtempSync(join(tmpdir(), 'house-rules-'));
const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
  './scripts/lint/',
  `${root}/scripts/lint/`,
);
// What is tried here needs no types, which take longer to read.
write(
  '.oxlintrc.json',
  config
    .replace('"typeAware": true', '"typeAware": false')
    .replace('"typeCheck": true', '"typeCheck": false'),
);
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
afterAll(() => rmSync(tree, {recursive: true}));

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}
let diagnostics: readonly Diagnostic[] = [];

// One linter for all files: it takes longer to start than to read one.
beforeAll(async () => {
  const files = [...refused, ...allowed].map(([file, text]) => {
    write(file, text);
    return file;
  });
  const args = [join(root, bin.oxlint), '--format', 'json', ...files];
  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, {cwd: tree}, (_error, stdout) => resolve(stdout));
  });
  const result = JSON.parse(out) as {diagnostics: Diagnostic[]; number_of_files: number};
  expect(result.number_of_files).toBe(files.length);
  diagnostics = result.diagnostics;
});

/** A file, its text, and the one rule that it breaks. */
type Refused = readonly [file: string, text: string, rule: string];
/** A file and its text, which breaks no rule. */
type Allowed = readonly [file: string, text: string];

const PLAYWRIGHT = "import {expect, test} from '@playwright/test';\nexport default [expect, test];\n";
const AMPLIFY = "import {signIn} from 'aws-amplify/auth';\nexport default signIn;\n";
const BUFFER = 'export default Buffer;\n';

const refused: readonly Refused[] = [
  ['tests/as-visitor/shell/header.spec.ts', PLAYWRIGHT, 'house(own-test)'],
  [
    'tests/as-visitor/shell/renamed.spec.ts',
    "import {test as base} from '@playwright/test';\nexport default base;\n",
    'house(own-test)',
  ],
  [
    'tests/as-visitor/shell/all.spec.ts',
    "import * as playwright from '@playwright/test';\nexport default playwright;\n",
    'house(own-test)',
  ],
  ['src/dashboard/fleet/signIn.ts', AMPLIFY, 'eslint(no-restricted-imports)'],
  ['src/auth/signIn.ts', AMPLIFY, 'eslint(no-restricted-imports)'],
  ['src/auth/whole.ts', "export * from 'aws-amplify';\n", 'eslint(no-restricted-imports)'],
  ['src/dashboard/fleet/core.ts', "export * from '@aws-amplify/core';\n", 'eslint(no-restricted-imports)'],
  ['src/auth/one.test.ts', "import {it} from 'vitest';\nexport default it;\n", 'house(flat-tests)'],
  ['sandbox/http/bytes.ts', BUFFER, 'house(no-machine)'],
  ['sandbox/http/file.ts', "export {readFileSync} from 'node:fs';\n", 'house(no-machine)'],
  ['src/site/names.ts', "export const NAMES = ['a'];\n", 'house(constant-case)'],
  ['src/site/name.ts', "export const name = 'a';\n", 'house(constant-case)'],
  ['src/site/spread.ts', 'export default {...{a: 1}};\n', 'house(no-spread-literal)'],
  ['src/map/thing.ts', "export * from '../site/thing';\n", 'house(import-path)'],
  [
    'src/map/Thing.tsx',
    'interface ThingProps {\n  name: string;\n}\nexport function Thing({name}: ThingProps) {\n  return name;\n}\n',
    'house(readonly-props)',
  ],
  [
    'src/map/Part.tsx',
    'export function Part({name}: {readonly name: string}) {\n  return name;\n}\n',
    'house(named-props)',
  ],
  [
    'src/map/Whole.tsx',
    'export function Whole(): string {\n  return String();\n}\n',
    'house(component-return)',
  ],
];

const allowed: readonly Allowed[] = [
  [
    'tests/as-visitor/shell/types.spec.ts',
    "import {devices} from '@playwright/test';\nexport default devices;\n",
  ],
  ['tests/fixtures/base.ts', PLAYWRIGHT],
  ['src/auth/session/signIn.ts', AMPLIFY],
  ['src/auth/session/core.ts', "export * from '@aws-amplify/core';\n"],
  ['tests/as-visitor/shell/own.spec.ts', "import {test} from '../../fixtures/test';\nexport default test;\n"],
  [
    'tests/as-visitor/shell/page.spec.ts',
    "import type {Page} from '@playwright/test';\nexport type Reader = Page;\n",
  ],
  ['sandbox/node/bytes.ts', BUFFER],
  ['sandbox/http/own.ts', 'const document = String();\nexport default document;\n'],
  ['src/map/beside.ts', "export * from '@site/src/site/thing';\nexport * from './thing';\n"],
];

test.each(refused)('%s is refused', (file, _text, rule) => {
  expect(rulesBroken(file)).toEqual([rule]);
});

test.each(allowed)('%s may be as it is', (file) => {
  expect(rulesBroken(file)).toEqual([]);
});

/** The rules that a file breaks, each as the linter names it. */
function rulesBroken(file: string): string[] {
  return diagnostics.filter(({filename}) => filename === file).map(({code}) => code);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), {recursive: true});
  writeFileSync(join(tree, path), text);
}
