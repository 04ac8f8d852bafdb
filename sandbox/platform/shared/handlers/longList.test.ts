import {expect, test} from 'vitest';
import {LongList, piecesOf} from './longList';

const numbers = (count: number) =>
  Array.from({length: count}, (_, index) => ({index, text: 'x'.repeat(1000)}));

test.each([0, 1, 1000])(
  'the pieces of %i members are the list, and every member is checked once',
  (count) => {
    const checked: unknown[] = [];
    const list = new LongList('numbers', numbers(count));
    const pieces = [...piecesOf(list, ({numbers: some = []}) => checked.push(...some))];
    expect(JSON.parse(pieces.join(''))).toEqual({numbers: numbers(count)});
    expect(checked).toEqual(numbers(count));
    expect(pieces.length > 1).toBe(count === 1000);
  },
);

test('members are made when their piece is wanted, and none that breaks the contract leaves', () => {
  let made = 0;
  const members = (function* () {
    for (const number of numbers(1000)) {
      made++;
      yield number;
    }
  })();
  const pieces = piecesOf(new LongList('numbers', members), ({numbers: some = []}) => {
    if (some.length > 0 && made > 500) throw new Error('number 500 is not allowed');
  });
  pieces.next();
  expect(made).toBeLessThan(200);
  expect(() => [...pieces]).toThrow('number 500 is not allowed');
});
