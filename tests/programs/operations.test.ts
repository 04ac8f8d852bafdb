import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {operations, pageOf, writtenIds} from './operations/contract';
import {owedBy} from './operations/owed';
import {pageNames} from './operations/pageNames';
import {PageText} from './operations/pageText';
import {twinNames} from './operations/twinNames';

/** Maximum bytes of an operation's HTML: shared and recursive schemas must not multiply it. */
const budget = {raw: 250_000, gzip: 40_000};

/** A mark of the sample in each language. */
const marks = [
  'curl ',
  'await fetch(',
  'import requests',
  'package main',
  'public class',
  'using var client',
];

test.for(operations())(
  '$operationId is told whole without scripts, and its twin names what the page names, in its order and depth',
  ({operationId, path, method, raw}) => {
    const html = pageHtml(operationId);
    const page = new PageText(html);
    const owed = owedBy(raw);
    expect(owed.length).toBeGreaterThan(20);
    const missing = owed
      .filter((each) => !page.says(each))
      .map(({kind, what, path}) => `${kind} ${JSON.stringify(what)} (${path})`);
    expect(missing).toEqual([]);
    expect(page.says({kind: 'words', what: `${method}${path}`, path: 'path'})).toBe(true);
    for (const mark of marks) expect(html, `a sample with "${mark}"`).toContain(mark);
    expect(html.length).toBeLessThan(budget.raw);
    expect(gzipSync(html).length).toBeLessThan(budget.gzip);

    const onPage = pageNames(html);
    const inTwin = twinNames(twinText(operationId));
    expect(onPage.length).toBeGreaterThan(0);
    expect(inTwin).toEqual(onPage);
    // And both name what the contract does.
    const named = new Set(inTwin.map((line) => line.split(' > ').at(-1)));
    const names = owed.filter(({kind}) => kind === 'name');
    expect(names.filter(({what}) => !named.has(String(what)))).toEqual([]);
  },
);

test('every operation of the contract has a page, and the check knows when something is missing', () => {
  const ids = operations().map(({operationId}) => operationId);
  expect(ids.sort()).toEqual(writtenIds());
  const html = pageHtml('createCollection');
  const page = new PageText(html.replaceAll('updateFrequencySeconds', 'x').replaceAll('1048576', '1'));
  expect(page.says({kind: 'name', what: 'updateFrequencySeconds', path: ''})).toBe(false);
  expect(page.says({kind: 'limit', what: 1048576, path: ''})).toBe(false);
  expect(page.says({kind: 'words', what: 'Words that no page has.', path: ''})).toBe(false);
  expect(page.says({kind: 'example', what: {collectionId: 'unknown'}, path: ''})).toBe(false);
});

test('the comparison of page and twin sees a name that is missing', () => {
  const twin = twinText('createCollection');
  const without = twin.replace('- `updateFrequencySeconds`', '- updateFrequencySeconds');
  expect(twinNames(without)).not.toEqual(pageNames(pageHtml('createCollection')));
  expect(twinNames(twin)).toContain('Request body required > 0 > updateFrequencySeconds');
});

function pageHtml(operationId: string): string {
  return readFileSync(join(buildFolder, pageOf(operationId), 'index.html'), 'utf8');
}

function twinText(operationId: string): string {
  return readFileSync(join(buildFolder, `${pageOf(operationId)}.md`), 'utf8');
}
