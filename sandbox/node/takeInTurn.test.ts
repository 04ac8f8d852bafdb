import {once} from 'node:events';
import {connect} from 'node:net';
import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';

const KEY = 'x-api-key: sandbox-developer-key';

/** Writes requests at once, waiting for no response, and reads until the server closes the connection. */
async function pipeline(url: string, requests: readonly string[]): Promise<string[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => (text += more));
  socket.write(requests.join(''));
  await once(socket, 'close');
  return text.split(/(?=HTTP\/1\.1 \d)/);
}

const requestOf = (line: string, body = '', more = ''): string =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nContent-Type: application/json\r\n${more}` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

const LAST = 'Connection: close\r\n';
const report = JSON.stringify([{objectId: 'kite-1', timestamp: '2026-07-14T18:00:00Z'}]);

test('a request that is sent behind another one finds what that has changed', async () => {
  const url = await listeningSandbox();
  const responses = await pipeline(url, [
    requestOf('POST /locations/v2/objects', report),
    requestOf('GET /locations/v2/objects/kite-1'),
    requestOf('DELETE /locations/v2/objects/kite-1'),
    requestOf('GET /locations/v2/objects/kite-1', '', LAST),
  ]);
  expect(responses.map((response) => response.split(' ')[1])).toEqual(['201', '200', '204', '404']);
});

test('a request behind a refused one is served', async () => {
  const url = await listeningSandbox();
  const responses = await pipeline(url, [
    requestOf('POST /locations/v2/objects', '[{"objectId": "kite-1"}]'),
    requestOf('POST /no/such/path', report),
    requestOf('GET /locations/v2/objects/heron-7', '', LAST),
  ]);
  expect(responses.map((response) => response.split(' ')[1])).toEqual(['400', '404', '200']);
});
