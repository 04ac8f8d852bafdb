import {readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {compile, FOLDER, textOf} from './compile';
import {generators} from './generators';

const clients = Object.keys(generators);
let errors: readonly string[] = [];

// All in one program: the compiler reads its own libraries once.
beforeAll(async () => {
  await rm(FOLDER, {recursive: true, force: true});
  await Promise.all(
    Object.entries(generators).map(async ([client, generate]) => {
      const folder = join(FOLDER, client);
      await mkdir(folder, {recursive: true});
      await generate(folder);
    }),
  );
  const program = (name: string, collectionId: string) =>
    writeFile(join(FOLDER, 'openapi-typescript', name), programWith(collectionId));
  await Promise.all([program('sound.ts', "'deschutes-fleet'"), program('broken.ts', '42')]);
  errors = compile();
}, 300_000);

/** A program of a reader: the portal's own typed client is made the same way. */
const programWith = (collectionId: string) => `
import createClient from 'openapi-fetch';
import type {paths} from './contract';

const platform = createClient<paths>({baseUrl: 'http://127.0.0.1:4010', headers: {'x-api-key': 'key'}});

export async function nameOfFirst(): Promise<string | undefined> {
  await platform.POST('/locations/v2/collections', {
    body: {collectionId: ${collectionId}, collectionName: 'Deschutes fire engines', showOn: ['dashboard']},
  });
  const {data, error} = await platform.GET('/locations/v2/collections');
  if (error) throw new Error(error.message);
  return data.collections[0]?.collectionName;
}
`;

const isOfBroken = (error: string) => error.startsWith('openapi-typescript/broken.ts:');

test.each(clients)('the client of %s compiles and has the operations', (client) => {
  expect(errors.filter((error) => error.startsWith(`${client}/`) && !isOfBroken(error))).toEqual([]);
  const text = textOf(client);
  for (const name of [/getCollections/i, /createCollection/i, /\bCollectionInput\b/])
    expect(text).toMatch(name);
});

test('a program that breaks the contract does not compile', () => {
  expect(errors.filter(isOfBroken)).toEqual([
    expect.stringContaining("Type 'number' is not assignable to type 'string'"),
  ]);
});

test('the page about clients names each generator with the version that is tested here', () => {
  const page = readFileSync('docs/guides/generate-a-client.mdx', 'utf8');
  const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const client of clients) {
    expect(page).toContain(client);
    expect(page, client).toContain(String(devDependencies[client]));
  }
});

test('fields with a default may be left out by the client of openapi-typescript', () => {
  expect(textOf('openapi-typescript')).toMatch(/forecastHour\?: /);
  expect(textOf('openapi-typescript-codegen')).toContain('GREATER_OR_EQUAL');
});
