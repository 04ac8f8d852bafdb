import {inlineScripts} from '../../headers/inlineScripts';
import {caching} from '../../headers/fileHeaders';
import {responseHeaders} from '../../headers/responseHeaders';
import {SANDBOX_FILES, SANDBOX_PARTS, WORKER_POLICY} from '../../headers/workerPolicy';
import type {Context} from '../context';
import {fault, findingsOr, unchecked, warning, type Check, type Finding} from '../finding';
import {missingFromPolicy} from './missingFromPolicy';

const REMEDY = 'update the headers of the host: npm run build writes them, npm run headers prints them';

/** Whether the host sends the headers of this build. */
export const headers: Check = {
  name: 'headers',
  run: async (context) => {
    const {request, address, site} = context;
    const home = await request(address);
    if (!home?.ok) return [unchecked('the home page is not there', 'first see to "pages"')];
    const html = await home.text();
    const expected = responseHeaders(site, inlineScripts(html));
    const script = /href="?([^"\s>]*\/assets\/[^"\s>]+\.js)/.exec(html)?.[1];
    const asset = script === undefined ? undefined : await request(new URL(script, address).href);
    const worker = site.api.servers.some(({inPage}) => inPage) ? await workerFindings(context) : [];
    return findingsOr(
      [
        ...Object.entries(expected).flatMap(([name, value]) => compare(name, value, home.headers.get(name))),
        asset?.ok &&
          asset.headers.get('cache-control') !== caching.digested &&
          warning(
            `files in assets/ are sent with Cache-Control ${asset.headers.get('cache-control') ?? 'none'}`,
            `send them with ${caching.digested}`,
          ),
        /max-age=[1-9]/.test(home.headers.get('cache-control') ?? '') &&
          warning(
            `pages are sent with Cache-Control ${home.headers.get('cache-control')}`,
            `send them with ${caching.others}: readers would see old pages after a release`,
          ),
        ...worker,
      ],
      'the host sends the headers of this build',
    );
  },
};

/** The worker of the sandbox in the page has a policy of its own: with that of pages it could not start. */
async function workerFindings({request, address}: Context): Promise<Finding[]> {
  const list = await request(address + SANDBOX_FILES);
  const files = list?.ok ? ((await list.json().catch(() => ({}))) as {worker?: {file?: string}}) : {};
  const file = files.worker?.file;
  const worker = file === undefined ? undefined : await request(address + file);
  if (!worker?.ok)
    return [fault('the worker of the sandbox in the page is not there', `upload build/${SANDBOX_PARTS} too`)];
  const sent = worker.headers.get('content-security-policy');
  if (sent === null || sent === WORKER_POLICY) return [];
  const remedy = `send files below ${SANDBOX_PARTS} with ${WORKER_POLICY}`;
  return missingFromPolicy(WORKER_POLICY, sent).map((found) =>
    fault(`the worker of the sandbox: ${found}`, remedy),
  );
}

function compare(name: string, expected: string, sent: string | null): Finding[] {
  if (sent === expected) return [];
  if (sent === null) return [fault(`${name} is not sent`, REMEDY)];
  if (name !== 'Content-Security-Policy') return [warning(`${name} is ${sent}, not ${expected}`, REMEDY)];
  return missingFromPolicy(expected, sent).map((found) => fault(found, REMEDY));
}
