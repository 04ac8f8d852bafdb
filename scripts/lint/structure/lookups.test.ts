import ts from 'typescript';
import {expect, test} from 'vitest';
import {openLookups} from './lookups';

const FILE = 'lookups.ts';
const options: ts.CompilerOptions = {strict: true, target: ts.ScriptTarget.ES2022, types: [], noEmit: true};
/** The library is read once: its types take long. */
const host = ts.createCompilerHost(options, true);
const library = new Map<string, ts.SourceFile | undefined>();

const DECLARED = `
declare const words: Readonly<Record<string, string>>;
declare const bag: {readonly [key: string]: unknown} | undefined;
declare const known: {readonly fire: string; readonly wind: string};
declare const list: readonly string[];
declare const name: string;
declare const kind: 'fire' | 'wind';
declare const data: any;
`;

/** How many lookups are objected to in a project of one file. */
function objections(text: string): number {
  const source = ts.createSourceFile(FILE, DECLARED + text, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram([FILE], options, {
    ...host,
    fileExists: (path) => path === FILE || host.fileExists(path),
    getSourceFile: (path, target) => (path === FILE ? source : libraryFile(path, target)),
  });
  expect(program.getSyntacticDiagnostics(source)).toEqual([]);
  return openLookups(program, [FILE]).length;
}

function libraryFile(
  path: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  if (!library.has(path)) library.set(path, host.getSourceFile(path, target));
  return library.get(path);
}

test('a plain object is not asked for a key that may be any text', () => {
  for (const text of [
    'export const a = words[name];',
    'export const a = bag?.[name];',
    'export const a = words[`${name}s`];',
    'export const a = known[name as keyof typeof known];',
    'export const a = words[data.key];',
    'export const a = name in words;',
    'export const a: Record<string, string> = {}; a[name] = name;',
    'export const a = Object.hasOwn(known, name) ? words[name] : name;',
  ])
    expect([text, objections(text)]).toEqual([text, 1]);
});

test('keys that are known, guarded or just taken from the object may be used', {timeout: 60_000}, () => {
  for (const text of [
    'export const a = known[kind];',
    "export const a = words['fire'];",
    'export const a = list[list.length - 1];',
    "export const a = 'fire' in known;",
    'export const a = Object.hasOwn(words, name) ? words[name] : name;',
    'export const a = Object.hasOwn(known, name) && known[name as keyof typeof known];',
    'for (const key in words) console.log(words[key]);',
    'export const a: Record<string, string> = Object.create(null); a[name] = name;',
  ])
    expect([text, objections(text)]).toEqual([text, 0]);
});
