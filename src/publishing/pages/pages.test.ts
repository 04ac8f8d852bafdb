import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeTexts} from './pages';

const page = (title: string): string =>
  `<html><head><meta name="description" content="About ${title}"></head><body><main><article><h1>${title}</h1><p>Read <a href="/docs/second">on</a>.</p></article></main></body></html>`;
const route = (name: string) => ({path: `/docs/${name}`, isIndex: false});
const routes = [route('first'), route('second')];

async function makeSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const site = {outDir: path.join(folder, 'build'), baseUrl: '/', origin: 'https://developer.example.com'};
  const write = async (name: string, html: string): Promise<void> => {
    await mkdir(path.join(site.outDir, 'docs', name), {recursive: true});
    await writeFile(path.join(site.outDir, 'docs', name, 'index.html'), html);
  };
  return {site, write, cache: path.join(folder, 'cache', 'texts.json')};
}

test('texts are made of built pages, in the order of the routes', async () => {
  const {site, write, cache} = await makeSite();
  await write('second', page('Second'));
  await write('first', page('First'));
  const made = await makeTexts(site, routes, cache);
  expect(made.map(({path: at, title, description}) => [at, title, description])).toEqual([
    ['/docs/first', 'First', 'About First'],
    ['/docs/second', 'Second', 'About Second'],
  ]);
  expect(made[0]?.twins[0]?.text).toContain('[on](https://developer.example.com/docs/second.md)');
});

test('what an earlier build made of the same page is taken over', async () => {
  const {site, write, cache} = await makeSite();
  await write('first', page('First'));
  await write('second', page('Second'));
  await makeTexts(site, routes, cache);
  await writeFile(cache, (await readFile(cache, 'utf8')).replaceAll('About', 'Taken over:'));
  await write('second', page('Changed'));
  const made = await makeTexts(site, routes, cache);
  expect(made.map(({description}) => description)).toEqual(['Taken over: First', 'About Changed']);
});

test('texts that were saved only in part are made again', async () => {
  const {site, write, cache} = await makeSite();
  await write('first', page('First'));
  await write('second', page('Second'));
  await makeTexts(site, routes, cache);
  await writeFile(cache, (await readFile(cache, 'utf8')).slice(0, -10));
  const made = await makeTexts(site, routes, cache);
  expect(made.map(({title}) => title)).toEqual(['First', 'Second']);
});

test('a page that the build did not write is named', async () => {
  const {site, write, cache} = await makeSite();
  await write('first', page('First'));
  await expect(makeTexts(site, routes, cache)).rejects.toThrow('The build has no page /docs/second.');
});

test('a page without an article is named', async () => {
  const {site, write, cache} = await makeSite();
  await write('first', page('First'));
  await write('second', '<html><body><main></main></body></html>');
  await expect(makeTexts(site, routes, cache)).rejects.toThrow('/docs/second has no article');
});
