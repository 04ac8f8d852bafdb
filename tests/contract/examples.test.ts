import {expect, test} from 'vitest';
import {operations} from './contract';
import {examples, type Example} from './examples';
import {violations} from './schemas';

const all = examples();

test('there are at least as many examples as operations', () => {
  expect(all.length).toBeGreaterThan(operations.length);
});

test.each(all.map((example): [string, Example] => [example.pointer, example]))(
  '%s',
  (_pointer, {schema, value}) => {
    expect(violations(schema, value)).toEqual([]);
  },
);

test('a value over its limit of bytes is a violation', () => {
  const tooMuch = {collectionId: 'a', collectionName: 'A', properties: {note: 'x'.repeat(1025)}};
  expect(violations('/components/schemas/CollectionInput', tooMuch)).toEqual([
    '/properties must pass "x-max-bytes" keyword validation',
  ]);
});
