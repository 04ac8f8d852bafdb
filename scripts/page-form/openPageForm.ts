import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../lib/chromium.mjs';
import {serveFolders} from '../lib/serveFolders';
import {openDoor, STATUSES, type DoorRequest, type DoorResponse, type ListedRequest} from './door';
import {hydrated} from '../lib/hydrated';

interface SentBytes extends Omit<DoorRequest, 'origin' | 'body'> {
  readonly body?: Buffer | undefined;
}

interface ReceivedBytes extends Omit<DoorResponse, 'body'> {
  readonly body: Buffer;
}

/** The sandbox of a page in Chromium, for clients that are programs. */
export interface PageForm {
  /** Where programs reach it, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Opens the production build in Chromium with a profile of its own, starts its sandbox, and lets programs reach it: what is
 * proven of the sandbox in Node by real clients can be proven of this form too, in the worker and the engine that readers
 * have.
 *
 * @param build the folder of the build
 * @throws Error when there is no Chromium, or the build has no sandbox in its pages
 */
export async function openPageForm(build = 'build'): Promise<PageForm> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
  const site = await serveFolders([build], {isCompressed: false});
  // No private window: there each write of the database goes through the browser's own process, at twenty times the cost.
  const context = await chromium.launchPersistentContext('', {
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${site.origin}/sandbox`);
  // The button is in the HTML already, and does nothing until React has the page.
  await hydrated(page);
  await page.getByRole('button', {name: 'Start the sandbox'}).click();
  await page.getByRole('region', {name: 'Clock'}).getByText('it runs').waitFor({timeout: 120_000});
  // The runner of these scripts keeps the names of functions with a helper that a page has not.
  await page.evaluate('self.__name = (named) => named');
  await page.evaluate(openDoor, 'sandbox /');

  const server = createServer((request, response) =>
    request.url === STATUSES ? void list(page, url, request, response) : void pass(send, request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send: Send = ({body, ...request}) =>
    sendTo(page, {...request, origin: url, body: body?.toString('base64')});
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await context.close();
      await site.close();
    },
  };
}

type Send = (request: SentBytes) => Promise<ReceivedBytes>;

async function sendTo(page: Page, request: DoorRequest): Promise<ReceivedBytes> {
  const {body, ...head} = await page.evaluate((sent) => self.sendThroughDoor(sent), request);
  return {...head, body: Buffer.from(body, 'base64')};
}

/** What a connection is told, and no sandbox. */
const ofConnections = new Set([
  ...['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'accept-encoding'],
]);

async function list(
  page: Page,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const listed = JSON.parse((await bytesOf(request)).toString()) as ListedRequest[];
    const sent: DoorRequest[] = listed.map(({body, ...each}) => ({
      ...each,
      origin,
      body: body === undefined ? undefined : Buffer.from(body).toString('base64'),
    }));
    response.end(JSON.stringify(await page.evaluate((each) => self.statusesThroughDoor(each), sent)));
  } catch {
    response.destroy();
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function pass(send: Send, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const {method = 'GET', url: path = '/', headers} = request;
    const body = await bytesOf(request);
    const received = await send({
      method,
      path,
      headers: Object.entries(headers)
        .filter(([name]) => !ofConnections.has(name))
        .map(([name, value]) => [name, String(value)] as const),
      body: body.length > 0 ? body : undefined,
    });
    response.writeHead(received.status, Object.fromEntries(received.headers));
    response.end(received.body);
  } catch {
    // As from a server that has gone.
    response.destroy();
  }
}
