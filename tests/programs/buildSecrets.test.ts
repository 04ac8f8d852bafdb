import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {ADMIN_KEY, SEEDED_PASSWORD} from '../fixtures/addresses';

const escaped = (text: string) => text.replace(/\W/g, '\\$&');

/** What must never be written into a page that anybody can read. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a signed token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  "an AWS access key's id": /\bA[KS]IA[A-Z0-9]{16}\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "the administrator's API key": new RegExp(ADMIN_KEY),
  "a seeded account's address": /\b(admin|developer|visitor)@example\.com\b/,
  "the seeded accounts' password": new RegExp(escaped(SEEDED_PASSWORD)),
  'the folder of the machine that built it': new RegExp(escaped(pathToFileURL(process.cwd()).href)),
};

function filesOf(ending: RegExp): {file: string; text: string}[] {
  const names = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    ending.test(name),
  );
  expect(names, `no ${ending} in the build`).not.toEqual([]);
  return names.map((file) => ({file, text: readFileSync(join(buildFolder, file), 'utf8')}));
}

function found(files: readonly {file: string; text: string}[]): string[] {
  return files.flatMap(({file, text}) =>
    Object.entries(secrets).flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}`] : [])),
  );
}

test('no page or text of the build holds a token, a key or a seeded address', () => {
  expect(found(filesOf(/\.(html|md|txt|xml|json|yaml)$/))).toEqual([]);
});

test('no script does, but the one that offers the sandbox accounts and the sandbox itself', () => {
  // The sandbox in the page has those accounts: they exist in the reader's browser alone.
  const scripts = filesOf(/\.js$/).filter(({file}) => !file.startsWith('assets/js/sandbox/'));
  const offering = scripts.filter(({text}) => text.includes('auth.sandbox.title'));
  expect(offering).toHaveLength(1);
  expect(found(scripts.filter((script) => !offering.includes(script)))).toEqual([]);
  // Proves that the search finds what is there.
  expect(found(offering)).not.toEqual([]);
});
