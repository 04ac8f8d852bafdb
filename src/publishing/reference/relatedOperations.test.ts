import {expect, test} from 'vitest';
import {relatedOperations} from './relatedOperations';

const of = (method: 'get' | 'post' | 'delete', path: string, slug: string, tag = 'Plans') => ({
  method,
  path,
  slug,
  tag,
  summary: slug,
});
const operations = [
  of('get', '/flights/v2/plans', 'list-plans'),
  of('post', '/flights/v2/plans', 'create-plans'),
  of('get', '/flights/v2/plans/{planId}', 'get-plan'),
  of('delete', '/flights/v2/plans/{planId}', 'delete-plan'),
  of('get', '/flights/v2/flights/{flightPlanId}/weather', 'get-plan-weather'),
  of('post', '/flights/v2/objects', 'create-flight-objects', 'Objects'),
  of('get', '/flights/v2/objects/{objectIds}', 'get-flight-objects', 'Objects'),
  of('get', '/weather/v2/wind/{year}', 'get-wind', 'Weather'),
  of('get', '/weather/v2/rain/{year}', 'get-rain', 'Weather'),
];
const sample = (call: string, status: number) => `
\`\`\`http a
${call}
\`\`\`

\`\`\`json response ${status}
{}
\`\`\`
`;
const guide = [
  sample('POST /flights/v2/objects\n\n[]', 201),
  sample('POST /flights/v2/plans', 400),
  sample('GET /flights/v2/objects/a', 200),
  sample('GET /weather/v2/wind/2026', 200),
].join('');
const related = relatedOperations(operations, [{file: 'a.mdx', text: guide}]);
const slugs = (slug: string) => {
  const {before = [], after = [], same = []} = related.get(slug) ?? {};
  return [before, after, same].map((list) => list.map((each) => each.slug));
};

test('who stores an object comes before what is asked about it, also under another path of its domain', () => {
  expect(slugs('create-plans')).toEqual([
    [],
    ['get-plan', 'delete-plan', 'get-plan-weather'],
    ['list-plans'],
  ]);
  expect(slugs('get-plan-weather')).toEqual([
    ['create-plans'],
    [],
    ['list-plans', 'get-plan', 'delete-plan'],
  ]);
});

test('requests that follow one another with success in a guide are related, and what failed is not', () => {
  expect(slugs('get-flight-objects')).toEqual([['create-flight-objects'], ['get-wind'], []]);
});

test('what nobody creates belongs to the operations of its tag', () => {
  expect(slugs('get-rain')).toEqual([[], [], ['get-wind']]);
});
