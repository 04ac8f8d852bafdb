import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isInstant, lacksOffset} from './isInstant';

/** The sandbox is tried with the same texts: what the explorer lets pass, it takes. */
const {read, withoutOffset, notThere, unreadable} = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/instants.json', import.meta.url), 'utf8'),
) as {
  read: Record<string, string>;
  withoutOffset: readonly string[];
  notThere: readonly string[];
  unreadable: readonly string[];
};

test('every text that the sandbox reads is an instant', () => {
  expect(Object.keys(read).filter((text) => !isInstant(text))).toEqual([]);
});

test('every text that the sandbox refuses is none', () => {
  expect([...withoutOffset, ...notThere, ...unreadable].filter(isInstant)).toEqual([]);
});

test('only a time that lacks nothing else lacks its offset', () => {
  expect(withoutOffset.filter((text) => !lacksOffset(text))).toEqual([]);
  expect([...Object.keys(read), ...notThere, ...unreadable].filter(lacksOffset)).toEqual([]);
});
