import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {contractFiles} from '../contract/files';
import {multiply} from './tenfold';

test('a contract with ten times the operations names each of them once, under tags that it lists', () => {
  const contract = JSON.parse(readFileSync(contractFiles.json, 'utf8')) as Parameters<typeof multiply>[0];
  const operationsOf = ({paths}: typeof contract) =>
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .filter(({operationId}) => operationId !== undefined);
  const tenfold = multiply(contract, 10);
  const operations = operationsOf(tenfold);
  expect(operations).toHaveLength(10 * operationsOf(contract).length);
  expect(new Set(operations.map(({operationId}) => operationId))).toHaveLength(operations.length);
  const tags = new Set(tenfold.tags.map(({name}) => name));
  expect(operations.flatMap(({tags: own = []}) => own).filter((tag) => !tags.has(tag))).toEqual([]);
});
