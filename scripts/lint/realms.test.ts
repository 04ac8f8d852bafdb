import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {root} from '../lib/run.mjs';

/** Read as the compiler reads them: each file is checked with the types of the realm that it belongs to. */
const realms = {browser: read('browser'), worker: read('worker'), node: read('node')};

const ofNode = ["export {readFileSync} from 'node:fs';", 'export const a = Buffer;', 'process.exit();'];
const ofPages = ['export const a = document;', 'export const a = window;'];
/** Types of libraries may not bring those of Node with them. */
const BESIDE_LIBRARY = "import type {} from '@docusaurus/types'; export const a = Buffer;";

test.each([
  ['node', []],
  ['browser', [...ofNode, BESIDE_LIBRARY]],
  ['worker', [...ofNode, ...ofPages]],
] as const)('code of the realm %s has its own types and no other', (realm, refused) => {
  const texts = [...ofNode, ...ofPages, ...(realm === 'browser' ? [BESIDE_LIBRARY] : [])];
  expect(refusedOf(realm, texts)).toEqual(refused);
});

test('every file of TypeScript belongs to a realm, and none to both browser and worker', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {cwd: root, encoding: 'utf8'});
  const unchecked = /^(docs\/|scripts\/lint\/without-node\/|tests\/bench\/\w+-docusaurus\/)/;
  const files = tracked.split('\n').filter((file) => file !== '' && !unchecked.test(file));
  const belongs = (file: string) =>
    Object.keys(realms).filter((realm) => realms[realm as keyof typeof realms].files.has(join(root, file)));
  expect(files.filter((file) => belongs(file).length === 0)).toEqual([]);
  expect(
    files.filter((file) => belongs(file).includes('browser') && belongs(file).includes('worker')),
  ).toEqual([]);
});

function read(realm: string): {options: ts.CompilerOptions; files: ReadonlySet<string>} {
  const path = join(root, `tsconfig.${realm}.json`);
  const {config} = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, path);
  return {options, files: new Set(fileNames)};
}

/** The texts that do not compile in that realm, as files that exist for this check alone. */
function refusedOf(realm: keyof typeof realms, texts: readonly string[]): string[] {
  const probes = new Map(texts.map((text, index) => [join(root, `src/probe${index}.ts`), text]));
  const {types, ...options} = realms[realm].options;
  const own = {
    ...options,
    types: types?.filter((name) => name === 'node'),
    composite: false,
    incremental: false,
    noEmit: true,
  };
  const host = ts.createCompilerHost(own);
  const {fileExists, readFile} = host;
  host.fileExists = (path) => probes.has(path) || fileExists(path);
  host.readFile = (path) => probes.get(path) ?? readFile(path);
  const program = ts.createProgram([...probes.keys()], own, host);
  return [...probes].flatMap(([file, text]) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0 ? [text] : [],
  );
}
