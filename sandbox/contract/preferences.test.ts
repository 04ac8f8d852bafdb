import {expect, test} from 'vitest';
import {prefersStrictness} from './preferences';

test.each([
  'handling=strict',
  'Handling = "Strict"',
  'respond-async, handling=strict; note=x',
  ['return=minimal', 'handling=strict'],
])('%j asks for strictness', (header) => {
  expect(prefersStrictness(header)).toBe(true);
});

test.each([
  undefined,
  '',
  'handling=lenient',
  'handling',
  'handling=lenient, handling=strict',
  'x-handling=strict',
])('%j does not', (header) => {
  expect(prefersStrictness(header)).toBe(false);
});
