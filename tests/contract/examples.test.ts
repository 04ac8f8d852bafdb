import {expect, test} from 'vitest';
import {contract, operations, portalService} from './contract';
import {examples, type Example} from './examples';
import {violations} from './schemas';

const all = examples(contract);

test('there are at least as many examples as operations', () => {
  expect(all.length).toBeGreaterThan(operations.length);
});

test.each(all.map((example): [string, Example] => [example.pointer, example]))(
  '%s',
  (_pointer, {schema, value}) => {
    expect(violations(schema, value)).toEqual([]);
  },
);

test('the examples of the portal service conform to it', () => {
  const wrong = examples(portalService).flatMap(({pointer, schema, value}) =>
    violations(schema, value, portalService).map((violation) => `${pointer}: ${violation}`),
  );
  expect(wrong).toEqual([]);
});

test('a value over its limit of bytes is a violation', () => {
  const tooMuch = {collectionId: 'a', collectionName: 'A', properties: {note: 'x'.repeat(1025)}};
  expect(violations('/components/schemas/CollectionInput', tooMuch)).toEqual([
    '/properties must pass "x-max-bytes" keyword validation',
  ]);
});
