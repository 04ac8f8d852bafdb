import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {GuideUse, OperationSurroundings} from '@site/src/publishing/reference/types';
import {ErrorPages} from './ErrorPages';
import {Guides} from './Guides';
import {Panels} from './Panels';
import {Related} from './Related';

const reference = path.resolve(import.meta.dirname, '../../../.generated/reference');
const slugs = readdirSync(path.join(reference, 'operations')).map((file) => path.basename(file, '.json'));

function read<Value>(folder: string, slug: string): Value {
  return JSON.parse(readFileSync(path.join(reference, folder, `${slug}.json`), 'utf8')) as Value;
}

test('every operation has related operations, which exist, and is none of its own', () => {
  expect(slugs.length).toBeGreaterThan(50);
  for (const slug of slugs) {
    const {related} = read<OperationSurroundings>('around', slug);
    const named = [...related.before, ...related.after, ...related.same].map((each) => each.slug);
    expect(named, slug).not.toHaveLength(0);
    expect(new Set(named).size, slug).toBe(named.length);
    expect(slugs, slug).toEqual(expect.arrayContaining(named));
    expect(named, slug).not.toContain(slug);
  }
});

test('every operation has pages about its errors, and each page exists', () => {
  for (const slug of slugs) {
    const {errors} = read<OperationSurroundings>('around', slug);
    expect(
      errors.map(({id}) => id),
      slug,
    ).toEqual(expect.arrayContaining(['credentials-missing']));
    for (const {id} of errors)
      expect(existsSync(path.resolve(reference, `../../docs/errors/${id}.mdx`)), id).toBe(true);
  }
});

test('the page of an operation leads to each related operation, guide, panel and error', () => {
  const around: OperationSurroundings = {
    ...read<OperationSurroundings>('around', 'create-plans'),
    errors: [{id: 'wrong-form', title: 'A value has the wrong form', statuses: [400]}],
  };
  const guides = read<GuideUse[]>('guides', 'create-plans');
  const html = renderToStaticMarkup(
    <>
      <ErrorPages errors={around.errors} />
      <Guides guides={guides} />
      <Related related={around.related} />
      <Panels panels={around.panels} />
    </>,
  );
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/api/get-plan',
      '/dashboard?panel=flights',
      '/docs/guides/flights/post',
      '/docs/errors/wrong-form',
    ]),
  );
  expect(addresses).toHaveLength(
    1 +
      guides.length +
      around.panels.length +
      Object.values(around.related).flatMap((list: readonly unknown[]) => list).length,
  );
  expect(html).toMatch(
    /Often after.*Get a flight plan<\/a> <code[^>]*>GET \/flights\/v2\/plans\/{planId}<\/code>/,
  );
  expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'error-pages',
    'guides',
    'related',
    'panels',
  ]);
});

test('where there is nothing to list, there is no heading', () => {
  const html = renderToStaticMarkup(
    <>
      <ErrorPages errors={[]} />
      <Related related={{before: [], after: [], same: []}} />
      <Panels panels={[]} />
    </>,
  );
  expect(html).toBe('');
});
