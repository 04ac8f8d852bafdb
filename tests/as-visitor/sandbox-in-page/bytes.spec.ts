import {askCore, headersOf, lineOf, shared} from '../../../sandbox/contract-tests/forms/askCore';
import {formRequests} from '../../../sandbox/contract-tests/forms/requests';
import {memoryDatabase} from '../../../sandbox/testing/memoryDatabase';
import {expect, test} from '../../fixtures/test';
import {FilesHost, hasSandboxInPage} from './filesHost';

test.skip(!hasSandboxInPage, 'No server of this site is offered in the page.');

// As in room.spec: a context that has had a sandbox is not used again.
test.use({reuseContext: false});

/** How many of the fuzz for each operation and kind; `FORMS_RUNS=70` makes 10,000 requests. */
const runs = Number(process.env.FORMS_RUNS ?? 1);

test('responses and pictures of this browser are those of Node, byte for byte', async ({
  page,
  context,
  noise,
}) => {
  test.setTimeout(240_000 + runs * 60_000);
  const host = await FilesHost.start(true);
  await host.admit(context, noise);
  noise.allow(/status of 4\d\d/);
  await host.open(page, '/sandbox');
  const requests = formRequests(runs);
  const inPage = await page.evaluate(
    async ({settings, list}) => {
      await fetch('/sandbox/sandbox/page', {method: 'PUT', body: JSON.stringify(settings)});
      const received = [];
      for (const {url, ...init} of list) {
        const response = await fetch(`/sandbox${url}`, init);
        const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
        const digest = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        received.push({status: response.status, headers: [...response.headers], digest});
      }
      return received;
    },
    {
      settings: shared,
      list: requests.map((request) => {
        const {method, url, body} = request;
        return {method, url, headers: headersOf(request), ...(body !== undefined && {body})};
      }),
    },
  );
  const database = memoryDatabase();
  const inNode = await askCore(database, requests);
  database.close();
  expect(requests.map((request, index) => lineOf(request, inPage[index] as (typeof inPage)[number]))).toEqual(
    inNode,
  );
  await host.close(context);
});
