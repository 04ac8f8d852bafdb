import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readHistory} from './history';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'history-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  await mkdir(path.join(folder, 'releases'));
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, 'releases', name), text);
  return path.join(folder, 'openapi.yaml');
}

function contract(version: string, summary: string): string {
  const get = {operationId: 'getArea', summary, responses: {}};
  return JSON.stringify({openapi: '3.1.0', info: {title: 'Areas', version}, paths: {'/areas': {get}}});
}

test('reads the releases in the order of their versions, with what each changed, and the working contract last', async () => {
  const entry = await folderWith({
    '2.76.0.json': contract('2.76.0', 'Get area'),
    '2.9.0.json': contract('2.9.0', 'Read area'),
    '2.76.0.yaml': 'date: 2026-01-02\nentries: [{id: get, words: Says get., places: [operations]}]',
  });
  const history = await readHistory(entry, JSON.parse(contract('2.76.0', 'Get an area')));
  expect(history.map(({version, file, changes}) => [version, file, changes?.length])).toEqual([
    ['2.9.0', '2.9.0', undefined],
    ['2.76.0', '2.76.0', 1],
    ['2.76.0', undefined, 1],
  ]);
  expect(history[1]?.words).toEqual({
    date: '2026-01-02',
    entries: [{id: 'get', words: 'Says get.', places: ['operations']}],
  });
});

test('a contract whose releases nobody keeps has no history', async () => {
  expect(await readHistory('no-such-folder/openapi.yaml', {})).toEqual([]);
});

test('words of another form stop with the field that is wrong', async () => {
  const entry = await folderWith({
    '1.0.0.json': contract('1.0.0', 'Get area'),
    'unreleased.yaml': 'entries: [{id: Get it, words: Says get., places: []}]',
  });
  await expect(readHistory(entry, {})).rejects.toThrow(/unreleased\.yaml.*\n.*entries\[0\]\.id/s);
});
