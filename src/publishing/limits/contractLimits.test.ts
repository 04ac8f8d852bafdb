import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Contract} from '../reference/contract';
import {bodyLimits, contractLimits} from './contractLimits';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../.generated/openapi.json'), 'utf8');
const contract = JSON.parse(text) as Contract;

test('every limit has the number that the contract gives it', () => {
  const {reportsPerRequest, areasOfAccount, forecastHours} = contractLimits(contract);
  expect(reportsPerRequest).toEqual({most: 10_000, unit: 'count'});
  expect(areasOfAccount.unit).toBe('megabytes');
  expect(forecastHours.most).toBeLessThan(24);
});

test('every operation that takes a body has a limit for it', () => {
  const told = bodyLimits(contract).flatMap(({operations}) => operations);
  expect(told).toHaveLength(text.match(/"requestBody": \{/g)?.length ?? 0);
});

test('a limit that is halved in a schema and not in the words of an operation is found', () => {
  const halved = JSON.parse(text.replace('"maxItems": 10000,', '"maxItems": 5000,')) as Contract;
  expect(() => contractLimits(halved)).toThrow(
    /the limit reportsPerRequest with one number; it says 5000 in .*LocationObjectBatch.*10000 in the description of createObjects/,
  );
});

test('a limit that the contract does not tell any more is found', () => {
  const silent = JSON.parse(
    text.replace(/An account holds at most(?: |\\n)10,000 plans/, 'There are many'),
  ) as Contract;
  expect(() => contractLimits(silent)).toThrow('plansOfAccount with one number; it says nothing in');
});
