import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Contract} from '../../publishing/reference/contract';
import {operationDocuments} from '../../publishing/reference/operations';
import {readGuideFacts} from './guideFacts';

const file = path.resolve(import.meta.dirname, '../../../.generated/openapi.json');
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
const {credentials} = readGuideFacts(contract, operationDocuments(contract));

test('every operation stands in one column of one tag', () => {
  const told = credentials.reduce((sum, {either, keyOnly}) => sum + either + keyOnly.length, 0);
  const methods = Object.values(contract.paths).flatMap((item) =>
    ['get', 'post', 'put', 'patch', 'delete'].filter((method) => method in item),
  );
  expect(told).toBe(methods.length);
});

test('reporting takes a key only, reading takes a token as well', () => {
  const objects = credentials.find(({tag}) => tag === 'Objects');
  expect(objects?.keyOnly.map(({slug}) => slug)).toEqual(['create-objects']);
  expect(objects?.either).toBeGreaterThan(5);
});
