import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {afterAll, expect, test} from 'vitest';
import {ownLookup} from './ownLookup.mjs';

/** A project of one file: the types of this repository would take long to read, and the rule needs none of them. */
const folder = mkdtempSync(join(tmpdir(), 'lookups-'));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({compilerOptions: {strict: true, target: 'es2022', types: []}, files: ['lookups.ts']}),
);
writeFileSync(join(folder, 'lookups.ts'), '');
afterAll(() => rmSync(folder, {recursive: true}));

const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: [
    ...ownLookup.map((part) => ({...part, files: ['*.ts'], ignores: []})),
    {
      files: ['*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {projectService: true, tsconfigRootDir: folder},
      },
    },
  ] as never,
});

const DECLARED = `
declare const words: Readonly<Record<string, string>>;
declare const bag: {readonly [key: string]: unknown} | undefined;
declare const known: {readonly fire: string; readonly wind: string};
declare const list: readonly string[];
declare const name: string;
declare const kind: 'fire' | 'wind';
declare const data: any;
`;

async function objections(text: string): Promise<number> {
  const [result] = await eslint.lintText(DECLARED + text, {filePath: join(folder, 'lookups.ts')});
  const messages = result?.messages ?? [];
  expect(messages.filter(({fatal}) => fatal)).toEqual([]);
  return messages.length;
}

test('a plain object is not asked for a key that may be any text', async () => {
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
    expect([text, await objections(text)]).toEqual([text, 1]);
});

test(
  'keys that are known, guarded or just taken from the object may be used',
  {timeout: 60_000},
  async () => {
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
      expect([text, await objections(text)]).toEqual([text, 0]);
  },
);
