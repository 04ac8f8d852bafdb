import {expect, test} from 'vitest';
import {TypedTexts} from './typedTexts';

test('a text that comes back after more was typed is no new text, and one from elsewhere is', () => {
  const typed = new TypedTexts();
  ['[', '[{', '[{"'].forEach((text) => typed.add(text));
  expect(typed.takeBack('[')).toBe(true);
  // React leaves out what has been overtaken.
  expect(typed.takeBack('[{"')).toBe(true);
  expect(typed.takeBack('[{')).toBe(false);
});

test('an example that is chosen while typed texts are on their way replaces them', () => {
  const typed = new TypedTexts();
  typed.add('[');
  expect(typed.takeBack('{"example": 1}')).toBe(false);
  expect(typed.takeBack('[')).toBe(false);
});
