import path from 'node:path';
import {expect, test} from 'vitest';
import {readGuides} from './guides';

const guides = await readGuides(path.resolve(import.meta.dirname, '../../..'));

test('a series is one guide, with the title of its first page, and a page alone is another', () => {
  const series = guides.find(({name}) => name === 'vehicle-telemetry');
  expect(series?.pages.map(({address}) => address)).toEqual(
    [1, 2, 3, 4].map((step) => `/docs/guides/vehicle-telemetry/step${step}`),
  );
  expect(series?.title).not.toContain('Step');
  expect(guides.find(({name}) => name === 'recipes')?.pages).toHaveLength(1);
});

test('a page with one request is no workflow, and names are unique', () => {
  expect(guides.map(({name}) => name)).not.toContain('limits');
  expect(new Set(guides.map(({name}) => name)).size).toBe(guides.length);
  for (const {pages} of guides) expect(pages.flatMap(({requests}) => requests).length).toBeGreaterThan(1);
});

test('a request knows the heading above it', () => {
  const [first] = guides.find(({name}) => name === 'recipes')?.pages ?? [];
  expect(first?.requests[0]?.heading).toBe('Get the last positions of an object');
});

test('a page about an error is no workflow: its first request is meant to fail', () => {
  const files = guides.flatMap(({pages}) => pages.map(({file}) => file));
  expect(files.filter((file) => file.includes('errors/'))).toEqual([]);
});
