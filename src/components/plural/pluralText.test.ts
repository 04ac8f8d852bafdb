import {expect, test, vi} from 'vitest';
import {pluralText} from './pluralText';

test('one thing is no several', () => {
  const objects = (count: number) => pluralText(`${count} object|${count} objects`, count);
  expect([0, 1, 2, 21].map(objects)).toEqual(['0 objects', '1 object', '2 objects', '21 objects']);
  expect(pluralText('no forms', 1)).toBe('no forms');
  expect(pluralText('no forms', 2)).toBe('no forms');
});

test('another language has other forms', () => {
  vi.stubGlobal('document', {documentElement: {lang: 'ru'}});
  const forms = 'объект|объекта|объектов';
  expect([1, 2, 5, 21].map((count) => pluralText(forms, count))).toEqual([
    ...['объект', 'объекта', 'объектов', 'объект'],
  ]);
});
