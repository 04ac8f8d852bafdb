import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** What a webhook was sent. */
export interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface WebhookReceiver {
  /** Without a slash at the end; on the loopback address. */
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
}

/** A webhook on this machine that responds as a test says. Closed when the test is over. */
export async function openWebhookReceiver(
  respond: (response: ServerResponse, received: Received) => void,
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const {method, url: path, headers} = request;
      const one = {method, path, headers, body: JSON.parse(text) as unknown};
      received.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, port, received};
}

/** Responds 200 with a value as JSON. */
export const sendJson = (value: unknown) => (response: ServerResponse) => {
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(value));
};
