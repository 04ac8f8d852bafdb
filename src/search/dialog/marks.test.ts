import {expect, test} from 'vitest';
import {marks} from './marks';

function shown(text: string, terms: string[], around = false): string {
  return marks(text, terms, around)
    .map(({words, isMarked}) => (isMarked ? `[${words}]` : words))
    .join('');
}

test('whole words are marked that the question met, whatever their form', () => {
  expect(shown('Plans for a plan: planId', ['plan'])).toBe('[Plans] for a [plan]: [planId]');
  expect(shown('Nothing here', ['plan'])).toBe('Nothing here');
});

test('of a long text a piece around the first word is shown', () => {
  const long = `${'far '.repeat(60)}plan ${'away '.repeat(60)}`;
  const piece = shown(long, ['plan'], true);
  expect(piece).toMatch(/^…(far )+\[plan\]( away)+ ?…$/);
  expect(piece.length).toBeLessThan(190);
  expect(shown('short plan', ['plan'], true)).toBe('short [plan]');
});

test('within a run of a writing without spaces only the word is marked', () => {
  expect(shown('東京の天気予報です', ['天気'])).toBe('東京の[天気]予報です');
  expect(shown('Die Straße dort', ['strass'])).toBe('Die [Straße] dort');
});
