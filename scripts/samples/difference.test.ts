import {expect, test} from 'vitest';
import {difference} from './difference';

const numbered = (count: number, word: string) =>
  Array.from({length: count}, (_, index) => `${word} ${index}`).join('\n');

test('shows changed lines with two lines around them', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng';
  expect(difference(before, before.replace('d', 'D'))).toBe(
    ['b', 'c'].map((line) => `      ${line}\n`).join('') + '    - d\n    + D\n      e\n      f',
  );
});

test('shows nothing of equal texts, and a line break at the end', () => {
  expect(difference('a\nb', 'a\nb')).toBe('');
  expect(difference('a', 'a\n')).toBe('      a\n    + ');
});

test('shows forty lines and counts the rest, also of texts too different to compare', () => {
  expect(difference('', numbered(100, 'new')).split('\n')).toHaveLength(41);
  expect(difference('', numbered(100, 'new'))).toContain('    … 61 more lines');
  const long = difference(numbered(6_000, 'old'), numbered(6_000, 'new'));
  expect(long).toMatch(/^ {4}- old 0\n/);
  expect(long).toContain('    … 11960 more lines');
});
