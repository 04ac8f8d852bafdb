import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface ReceiverOptions {
  /** 0 is any that is free. */
  readonly port: number;
  /** What every request gets, as JSON with 200. */
  readonly answer: string;
  /** Told of each request in lines for people. */
  readonly print: (text: string) => void;
}

export interface Receiver {
  readonly url: string;
  close(): void;
}

/** A plan in the platform's own format: what a converter of plans responds with. */
export const sampleAnswer = JSON.stringify({
  format: 'uxv',
  plans: [
    {
      id: 'webhook-sample',
      segments: [
        {type: 'takeoff', position: [-121.708, 44.2068]},
        {type: 'waypoint', positions: [[-121.703, 44.2074]]},
        {type: 'returnToLaunch'},
      ],
    },
  ],
});

/** Longer bodies are of no use on a screen. */
const MOST_PRINTED = 4000;

/**
 * Receives what a platform sends to a webhook that is not written yet: it prints each request and responds with the same
 * body every time. It listens on this machine alone.
 */
export async function startReceiver({port, answer, print}: ReceiverOptions): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      print([`${request.method} ${request.url}`, ...headers, '', body.slice(0, MOST_PRINTED), ''].join('\n'));
      response.writeHead(200, {'content-type': 'application/json'}).end(answer);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const {port: own} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${own}/`, close: () => void server.close()};
}
