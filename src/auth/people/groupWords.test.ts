import {expect, test} from 'vitest';
import site from '../../../site.config';
import {groupWords} from './groupWords';

test('has words for every group of the site, no two alike', () => {
  const {dashboard, separate, ...single} = site.groups;
  const ids = [...Object.values(single), ...Object.values(dashboard), ...Object.values(separate)];
  const words = groupWords(site.groups);
  expect(ids.filter((id) => !words.get(id))).toEqual([]);
  expect(new Set(words.values()).size).toBe(ids.length);
});
