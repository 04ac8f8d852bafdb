import {once} from 'node:events';
import {connect} from 'node:net';
import {gunzipSync} from 'node:zlib';
import {expect, onTestFinished, test} from 'vitest';
import {listeningSandbox} from '../../testing/listeningSandbox';
import {openSandbox} from '../../testing/openSandbox';

const BYTES = 8192 * 4096;
const at = (hour: string, kind = 'temperature') => `GET /weatherforecast/v2/${kind}/${hour}`;

test('a grid has a byte for each cell, and a name to be saved under', async () => {
  const {call} = await openSandbox();
  const {status, headers, bytes} = await call(at('2026/7/14/18'));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(BYTES),
    'content-disposition': 'attachment; filename="temperature-2026-07-14T18Z.bin"',
    'cache-control': 'private, max-age=3600',
  });
  expect(bytes.length).toBe(BYTES);
  // The South Pole is colder than the Equator, all the way round.
  for (let column = 0; column < 8192; column += 512)
    expect(bytes.readInt8(column * 4096 + 4095)).toBeLessThan(bytes.readInt8(column * 4096 + 2048));
}, 60_000);

test('a compressed grid is the same grid', async () => {
  const {call} = await openSandbox();
  const {headers, bytes} = await call(at('2026/7/15/6', 'rain'), {headers: {'accept-encoding': 'gzip'}});
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['content-length']).toBeUndefined();
  expect(bytes.length).toBeLessThan(BYTES / 8);
  expect(gunzipSync(bytes).equals((await call(at('2026/7/15/6', 'rain'))).bytes)).toBe(true);
}, 60_000);

test('hours out of reach and days that are none are refused', async () => {
  const {call} = await openSandbox();
  const refused: [string, number, RegExp][] = [
    ['2026/7/14/17', 404, /There is no grid for 2026-07-14T17:00:00Z/],
    [
      '2026/7/15/7',
      404,
      /There is no grid for 2026-07-15T07:00:00Z: grids cover the time from the current hour to 12/,
    ],
    ['26/7/14/18', 404, /0026-07-14T18:00:00Z/],
    ['999999/1/1/0', 404, /999999-01-01T00:00:00Z/],
    ['2026/2/29/0', 400, /path\.day must be <= 28 in 2026-02/],
    ['2026/13/1/0', 400, /path\.month must be <= 12/],
    ['2026/7/14/24', 400, /path\.hour must be <= 23/],
    ['2028/2/29/0', 404, /2028-02-29/],
  ];
  for (const [hour, status, message] of refused)
    for (const kind of ['temperature', 'wind', 'gust', 'rain', 'snow'])
      expect(await call(at(hour, kind))).toMatchObject({
        status,
        body: {message: expect.stringMatching(message) as string},
      });
}, 30_000);

test('a grid takes an API key only', async () => {
  const tokenCheck = async () => ({accountId: 'developer', groups: []}) as never;
  const {call} = await openSandbox({tokenCheck});
  const token = {as: 'nobody', headers: {authorization: 'Bearer a.b.c'}} as const;
  expect((await call(at('2026/7/14/18'), token)).status).toBe(401);
});

test('clients that do not read cost little memory, and others get their responses meanwhile', async () => {
  const url = new URL(await listeningSandbox());
  const before = process.memoryUsage().rss;
  const begun: Promise<unknown>[] = [];
  for (let count = 0; count < 40; count++) {
    const socket = connect(Number(url.port), url.hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    // Looks at the beginning of the response, and takes nothing of it.
    begun.push(once(socket, 'readable'));
    socket.write(
      'GET /weatherforecast/v2/wind/2026/7/14/18 HTTP/1.1\r\nHost: localhost\r\nx-api-key: sandbox-developer-key\r\n\r\n',
    );
  }
  await Promise.all(begun);
  expect((await fetch(new URL('/sandbox/health', url))).status).toBe(200);
  // Forty whole grids would be 1.3 GB.
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(250);
}, 60_000);
