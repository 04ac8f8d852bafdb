import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {wholeFiles} from './wholeFiles';

const WHOLE = '<html><body><main>Words</main></body>';

async function makePages() {
  const folder = await mkdtemp(path.join(tmpdir(), 'whole-files-'));
  const page = (name: string) => ({route: {path: `/${name}`, isIndex: false}, file: path.join(folder, name)});
  return {first: page('first'), second: page('second')};
}

test('a page comes when its file has been written to its end, and not before', async () => {
  const {first, second} = await makePages();
  await writeFile(first.file, WHOLE.slice(0, 20));
  await writeFile(second.file, WHOLE);
  const pages = wholeFiles([first, second], () => false);
  // It stands second: the half-written one was looked at before it.
  expect((await pages.next()).value).toEqual({page: second, html: WHOLE});
  await writeFile(first.file, WHOLE);
  expect((await pages.next()).value).toEqual({page: first, html: WHOLE});
  expect((await pages.next()).done).toBe(true);
});

test('when all files are written, a page may end in any way, but must be there', async () => {
  const {first, second} = await makePages();
  await writeFile(first.file, '<p>Words');
  const pages = wholeFiles([first, second], () => true);
  expect((await pages.next()).value).toEqual({page: first, html: '<p>Words'});
  await expect(pages.next()).rejects.toThrow('The build has no page /second.');
});
