import {gzipSync} from 'node:zlib';
import {counts} from '../../contract/operations';
// No page is opened: a browser for each operation would cost more than the check.
import {expect, test} from '@playwright/test';
import {operations, pageOf} from './contract';
import {owedBy} from './owed';
import {PageText} from './pageText';

/** Maximum bytes of an operation's HTML: shared and recursive schemas must not multiply it. */
const budget = {raw: 250_000, gzip: 40_000};

for (const {operationId, path, method, raw} of operations()) {
  test(`${operationId} is told whole without scripts`, async ({request}) => {
    const response = await request.get(pageOf(operationId));
    expect(response.status()).toBe(200);
    const html = await response.text();
    const page = new PageText(html);
    const owed = owedBy(raw);
    expect(owed.length).toBeGreaterThan(20);
    const missing = owed
      .filter((each) => !page.says(each))
      .map(({kind, what, path}) => `${kind} ${JSON.stringify(what)} (${path})`);
    expect(missing).toEqual([]);
    expect(page.says({kind: 'words', what: `${method}${path}`, path: 'path'})).toBe(true);
    for (const mark of [
      'curl ',
      'await fetch(',
      'import requests',
      'package main',
      'public class',
      'using var client',
    ]) {
      expect(html, `a sample with "${mark}"`).toContain(mark);
    }
    const weight = {raw: html.length, gzip: gzipSync(html).length};
    test.info().annotations.push({type: 'size', description: `${weight.raw} bytes, ${weight.gzip} gzip`});
    expect(weight.raw).toBeLessThan(budget.raw);
    expect(weight.gzip).toBeLessThan(budget.gzip);
  });
}

test('every operation of the contract has a page, and the check knows when something is missing', async ({
  request,
}) => {
  expect(operations()).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count));
  const html = await (await request.get(pageOf('createCollection'))).text();
  const page = new PageText(html.replaceAll('updateFrequencySeconds', 'x').replaceAll('1048576', '1'));
  expect(page.says({kind: 'name', what: 'updateFrequencySeconds', path: ''})).toBe(false);
  expect(page.says({kind: 'limit', what: 1048576, path: ''})).toBe(false);
  expect(page.says({kind: 'words', what: 'Words that no page has.', path: ''})).toBe(false);
  expect(page.says({kind: 'example', what: {collectionId: 'unknown'}, path: ''})).toBe(false);
});
