// No page is opened: a browser for each operation would cost more than the check.
import {expect, test} from '@playwright/test';
import {operations, pageOf} from '../reference/contract';
import {owedBy} from '../reference/owed';
import {pageNames} from './pageNames';
import {twinNames} from './twinNames';

for (const {operationId, raw} of operations()) {
  test(`the twin of ${operationId} names what the page names, in its order and depth`, async ({request}) => {
    const address = pageOf(operationId);
    const onPage = pageNames(await (await request.get(address)).text());
    const inTwin = twinNames(await (await request.get(`${address}.md`)).text());
    expect(onPage.length).toBeGreaterThan(0);
    expect(inTwin).toEqual(onPage);
    // And both name what the contract does.
    const owed = owedBy(raw).filter(({kind}) => kind === 'name');
    const named = new Set(inTwin.map((line) => line.split(' > ').at(-1)));
    expect(owed.filter(({what}) => !named.has(String(what)))).toEqual([]);
  });
}

test('the comparison sees a name that is missing', async ({request}) => {
  const page = await (await request.get(pageOf('createCollection'))).text();
  const twin = await (await request.get(`${pageOf('createCollection')}.md`)).text();
  const without = twin.replace('- `updateFrequencySeconds`', '- updateFrequencySeconds');
  expect(twinNames(without)).not.toEqual(pageNames(page));
  expect(twinNames(twin)).toContain('Request body required > 0 > updateFrequencySeconds');
});
