import {expect, test} from 'vitest';
import groups from '@site/.generated/reference/paths.json';
import {coveringPaths} from './coveringPaths';

const tags = groups.flatMap((group) => group.tags);
const all = tags.flatMap(({paths}) => paths);
const pathsOf = (...names: readonly string[]) =>
  new Set(tags.filter(({name}) => names.includes(name)).flatMap(({paths}) => paths));

/** What keys of some allowed paths may call, by the words of the contract. */
const allowedBy = (covering: readonly string[]) =>
  all.filter((path) => covering.some((allowed) => path === allowed || path.startsWith(`${allowed}/`)));

test('a tag is covered by the beginnings that belong to it alone', () => {
  expect(coveringPaths(pathsOf('Routes'), all)).toEqual(['/locations/v2/route', '/locations/v2/routes']);
  expect(coveringPaths(pathsOf('Drones'), all)).toEqual(['/flights/v1']);
  expect(coveringPaths(pathsOf('Weather alerts'), all)).toEqual(['/weatheralerts']);
});

test('tags that are all of a beginning are covered by it', () => {
  expect(coveringPaths(pathsOf('Collections', 'Objects', 'Routes', 'Areas'), all)).toEqual(['/locations']);
});

test('no choice of tags allows a path of another, and each stays within the limit of the contract', () => {
  for (let choice = 1; choice < 2 ** tags.length; choice += 1) {
    const chosen = new Set(tags.flatMap(({paths}, index) => ((choice >> index) & 1 ? paths : [])));
    const covering = coveringPaths(chosen, all);
    if (new Set(allowedBy(covering)).size !== chosen.size || covering.length > 20)
      expect([choice, covering]).toEqual([]);
  }
});

test('a path that another continues is covered by itself alone where the other is not meant', () => {
  const both = ['/things', '/things/{id}'];
  expect(coveringPaths(new Set(['/things/{id}']), both)).toEqual(['/things/{id}']);
  expect(coveringPaths(new Set(both), both)).toEqual(['/things']);
});
