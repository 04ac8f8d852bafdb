import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSandbox} from '../../sandbox/node/createSandbox';
import {SEEDED_WEBHOOK_PORT} from '../../sandbox/platform/webhooks/seedWebhooks';
import {pageFormUrl} from '../../sandbox/testing/pageForm';
import {seedCopies} from '../../sandbox/testing/seedCopies';
import {storyTime} from '../../src/code/sample-request/placeholders';
import {sandboxInNode, sandboxInPage, type ServedSandbox} from './servedSandbox';

/** One request and its response, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly response: {
    readonly status: number;
    readonly contentType: string;
    /** What the header `Unknown-Fields` names; nothing where the operation knows every field of the body. */
    readonly unknownFields: string;
    readonly body: Buffer;
  };
}

/** A sandbox that keeps what passes. */
export interface RecordingSandbox {
  readonly url: string;
  /** What has passed since the last call. */
  readonly take: () => Exchange[];
  /** As a sandbox that was just started. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A sandbox of the form that is proven: Node's, or that of a page (`PAGE_FORM_URL`).
 *
 * @param settings by default the clock stands at the story's time, and nothing listens where the seeded webhooks do
 */
export async function openRecordingSandbox(
  settings: Parameters<typeof createSandbox>[0] = {now: storyTime, silentPorts: [SEEDED_WEBHOOK_PORT]},
): Promise<RecordingSandbox> {
  const sandbox =
    pageFormUrl === undefined
      ? sandboxInNode(await createSandbox({...settings, ...copies(settings)}))
      : sandboxInPage(pageFormUrl, settings?.now);
  let exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    // A program that ends in the middle of its request gets no response, and the others go on.
    pass(sandbox, request, response).then(
      (exchange) => exchanges.push(exchange),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    reset: async () => {
      await sandbox.reset();
      exchanges = [];
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}

/** A sandbox is reset for each page in each language: where its clock stands, its seeds are copied. */
function copies({now, seed = 1}: NonNullable<Parameters<typeof createSandbox>[0]> = {}) {
  return now && seedCopies(seed, now);
}

async function pass(
  sandbox: ServedSandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Exchange> {
  const {method = 'GET', url: target = '/', headers} = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const payload = Buffer.concat(chunks);
  // Compressed responses would have to be unpacked before they are compared.
  const {'accept-encoding': _encoding, ...plain} = headers;
  const received = await sandbox.send({method, target, headers: plain, body: payload});
  const exchange: Exchange = {
    method,
    target,
    headers,
    body: payload.toString('utf8'),
    response: {
      status: received.status,
      contentType: String(received.headers['content-type'] ?? '').split(';')[0] ?? '',
      unknownFields: String(received.headers['unknown-fields'] ?? ''),
      body: received.body,
    },
  };
  const {connection: _connection, 'transfer-encoding': _transfer, ...passed} = received.headers;
  response.writeHead(received.status, {...passed, connection: 'close'});
  // Recorded before the last byte is out: the program may end at once.
  await new Promise<void>((resolve) => response.end(received.body, resolve));
  return exchange;
}
