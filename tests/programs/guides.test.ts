import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {series} from '../fixtures/series';
import {linksOf, neighbour, read, textOf} from './builtPage';

// What pages of guides show is in their HTML. That a series is walked through by clicks is a browser test.

test.for(series)(
  'the address of $folder lists the pages of the series in their order',
  ({folder, label, pages}) => {
    const page = read(folder);
    expect(textOf(page, 'h1')).toBe(label);
    expect(linksOf(page, 'article li')).toEqual(pages.map(([name]) => `${folder}/${name}`));
  },
);

test.for(series)('$label tells its goal, what it needs, its steps and its end', ({folder, pages}) => {
  const intro = read(`${folder}/intro`);
  const headings = selectAll('article h2', intro).map((heading) => toString(heading));
  for (const name of ['Goal', 'You need', 'Steps', 'At the end'])
    expect(headings).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\W*$`)));
  const links = linksOf(intro, 'article li');
  for (const [name] of pages.slice(1))
    expect(links.filter((href) => href === `${folder}/${name}`)).toHaveLength(1);
});

test.for(series)(
  'each step of $label says where it stands and leads back to the start',
  ({folder, label, pages}) => {
    const steps = pages.slice(1);
    for (const [index, [name]] of steps.entries()) {
      const page = read(`${folder}/${name}`);
      const position = 'nav[aria-label="Position in the series"]';
      expect(textOf(page, position)).toContain(`Step ${index + 1} of ${steps.length}`);
      const back = selectAll(`${position} a`, page).find(
        (link) => toString(link) === `Back to the start of ${label}`,
      );
      expect(back?.properties.href).toBe(`${folder}/intro`);
    }
  },
);

test.for(series)('next and previous lead from each page of $label to its neighbours', ({folder, pages}) => {
  expect(neighbour(read(folder), 'Next')).toBe(`${folder}/${pages[0][0]}`);
  for (const [index, [name, title]] of pages.entries()) {
    const page = read(`${folder}/${name}`);
    expect(textOf(page, 'h1')).toBe(title);
    const [next] = pages[index + 1] ?? [];
    if (next) expect(neighbour(page, 'Next')).toBe(`${folder}/${next}`);
    const [previous] = pages[index - 1] ?? [];
    expect(neighbour(page, 'Previous')).toBe(previous ? `${folder}/${previous}` : folder);
  }
});

test('the overview leads to every series and every guide', () => {
  const links = linksOf(read('/docs/guides'), 'article');
  for (const path of [
    ...series.map(({folder}) => `${folder}/intro`),
    ...['Authentication', 'flights/post', 'map/tiles', 'WIPT/bitmap'].map((name) => `/docs/guides/${name}`),
  ])
    expect(links).toContain(path);
});

const steps = (folder: string) => [1, 2, 3, 4].map((step) => `${folder}/step${step}`);

const tagged = [
  {
    tag: 'collection',
    some: [
      'collections/intro',
      'collections/step1',
      'collections/step2',
      'vehicle-telemetry/step1',
      'drone-telemetry/step1',
    ],
    none: ['vehicle-telemetry/step3', 'drone-telemetry/step3'],
  },
  {
    tag: 'object',
    some: [
      'collections/step2',
      ...steps('vehicle-telemetry'),
      'drone-telemetry/step1',
      'drone-telemetry/step2',
    ],
    none: ['collections/step1', 'drone-telemetry/step3'],
  },
  {
    tag: 'telemetry',
    some: [
      ...['vehicle-telemetry/intro', ...steps('vehicle-telemetry')],
      ...['drone-telemetry/intro', ...steps('drone-telemetry')],
    ],
    none: ['collections/step1', 'Authentication'],
  },
];

test.for(tagged)('the tag $tag is listed, and lists its pages and no others', ({tag, some, none}) => {
  expect(linksOf(read('/docs/tags'), 'main')).toContain(`/docs/tags/${tag}`);
  const page = read(`/docs/tags/${tag}`);
  expect(textOf(page, 'h1')).toContain('tagged with');
  const listed = linksOf(page, 'main');
  for (const path of some) expect(listed).toContain(`/docs/guides/${path}`);
  for (const path of none) expect(listed).not.toContain(`/docs/guides/${path}`);
});

test('the page of an error shows its messages, what provokes it, and what mends it', () => {
  const page = read('/docs/errors/out-of-range');
  for (const part of [/query\.limit/, /must be/]) expect(textOf(page, 'article')).toMatch(part);
  const samples = selectAll('article button[aria-label^="Run"]', page);
  // Each of them executed.
  expect(samples.length).toBeGreaterThan(0);
});

test('guides and operations ask whether they helped, other pages do not', () => {
  const asking = ['/docs/guides/limits', '/api/list-objects', '/terms'].map((path) =>
    textOf(read(path), 'main').includes('Was this page helpful?'),
  );
  expect(asking).toEqual([true, true, false]);
});

test('all colour maps of the contract are shown, in one picture', () => {
  const contract = JSON.parse(readFileSync(join(buildFolder, 'openapi.json'), 'utf8')) as {
    components: {parameters: {ColorMap: {schema: {enum: string[]}}}};
  };
  const article = read('/docs/guides/map/tiles');
  const lists = selectAll('h2, h3, ul', article);
  const heading = lists.findIndex((element) => toString(element).startsWith('All colour maps'));
  const swatches = lists.slice(heading).find(({tagName}) => tagName === 'ul');
  const names = swatches ? selectAll('code', swatches).map((code) => toString(code)) : [];
  expect(names).toEqual(contract.components.parameters.ColorMap.schema.enum);
  expect(existsSync(join(buildFolder, 'map/colour-maps.png'))).toBe(true);
});
