import {expect, test} from 'vitest';
import {contractTypes} from '../../../scripts/contract/types';
import {contract} from '../contract';
import {compile} from './compile';

/** A program of a reader: the portal's own typed client is made the same way. */
const program = (collectionId: string) => `
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

test('a program on openapi-typescript and openapi-fetch compiles', async () => {
  const types = await contractTypes(contract);
  expect(compile({'contract.d.ts': types, 'sound.ts': program("'deschutes-fleet'")})).toEqual([]);
}, 60_000);

test('a program that breaks the contract does not compile', async () => {
  const types = await contractTypes(contract);
  const errors = compile({'contract.d.ts': types, 'broken.ts': program('42')});
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("Type 'number' is not assignable to type 'string'");
}, 60_000);
