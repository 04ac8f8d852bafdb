import {expect, test} from 'vitest';
import {takeSample} from './sample';

test('members of an object that cannot be cut are not read one by one', () => {
  const members = Object.fromEntries(Array.from({length: 50_000}, (_, index) => [`k${index}`, index]));
  let reads = 0;
  const counting = new Proxy(members, {
    get: (target, key) => {
      reads += 1;
      return target[String(key)];
    },
  });
  expect(takeSample([{properties: counting}], '/0/properties')).toBeUndefined();
  expect(reads).toBeLessThan(100);
});

test('a list is cut where the first violation is, and its paths lead to the whole', () => {
  const value = {items: Array.from({length: 20_000}, (_, index) => ({index}))};
  const sample = takeSample(value, '/items/15000/index');
  expect((sample?.value as typeof value).items[0]).toEqual({index: 15_000});
  expect(sample?.pathInWhole('/items/2/index')).toBe('/items/15002/index');
});

test('a small value is its own sample', () => {
  const value = {'a/b': [1, {c: null}]};
  const sample = takeSample(value, '/a~1b/1/c');
  expect(sample?.value).toEqual(value);
  expect(sample?.pathInWhole('/a~1b/1/c')).toBe('/a~1b/1/c');
});
