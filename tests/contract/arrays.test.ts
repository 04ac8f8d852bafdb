import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {contract} from './contract';

type Node = Readonly<Record<string, unknown>>;

/** Pointers of the arrays whose items nothing is said about: generators and linters stop at them. */
function arraysWithoutItems(value: unknown, at = '#'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {type, items} = value as Node;
  const isArray = type === 'array' || (Array.isArray(type) && type.includes('array'));
  return [
    ...(isArray && items === undefined ? [at] : []),
    ...Object.entries(value).flatMap(([key, each]) => arraysWithoutItems(each, `${at}/${key}`)),
  ];
}

test('every array says what its items are, beside those of fixed positions too', () => {
  const portal: unknown = JSON.parse(readFileSync('.generated/portal-service.json', 'utf8'));
  expect([...arraysWithoutItems(contract), ...arraysWithoutItems(portal)]).toEqual([]);
  expect(arraysWithoutItems({a: {type: ['array', 'null'], prefixItems: []}})).toEqual(['#/a']);
});
