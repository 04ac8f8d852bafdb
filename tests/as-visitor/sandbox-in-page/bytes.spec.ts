import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {headersOf, lineOf, shared} from '../../../sandbox/contract-tests/forms/lines';
import type {WireRequest} from '../../../sandbox/contract-tests/request';
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
  const program = startNode();
  const requests = (await program.next()) as WireRequest[];
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
  expect(requests.map((request, index) => lineOf(request, inPage[index] as (typeof inPage)[number]))).toEqual(
    await program.next(),
  );
  await host.close(context);
});

/** Starts what asks Node, which works beside the page. */
function startNode(): {readonly next: () => Promise<unknown>} {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'askNode.ts'), String(runs)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  return {
    next: async () => {
      const {value, done} = await lines.next();
      if (done) throw new Error('The program that asks Node has ended early.');
      return JSON.parse(value);
    },
  };
}
