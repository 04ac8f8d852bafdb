import {connect} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {spawnSandbox} from '../testing/spawnSandbox';
import {watchMemory} from '../testing/watchMemory';

const MEGABYTE = 1024 * 1024;
const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};

/** Opens a request, sends a little of its body, and then nothing. */
function stall(url: string): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [
      'POST /locations/v2/objects HTTP/1.1',
      'Host: localhost',
      ...head,
      'Content-Length: 200000',
      '',
      '[',
    ].join('\r\n'),
  );
}

test('hostile bodies, stalled clients, 10,000 objects and their lists leave the process up and under 500 MB', async () => {
  const {url, process: child} = await spawnSandbox({SANDBOX_DATA: ':memory:'});
  const memory = watchMemory(child.pid ?? 0);
  // A refused body may be answered before it was sent: the socket then breaks, which is a response too.
  const post = (path: string, body: string) =>
    fetch(`${url}${path}`, {method: 'POST', headers: headers, body}).then(
      async (response) => ({status: response.status, text: await response.text()}),
      () => ({status: 0, text: ''}),
    );
  for (let count = 0; count < 50; count++) stall(url);

  const objects = Array.from({length: 10_000}, (_, index) => ({
    objectId: `drone-${index}`,
    timestamp: '2026-07-14T18:00:00Z',
    geometry: {type: 'Point', coordinates: [-121.62, 44.21]},
    properties: {note: 'x'.repeat(900)},
  }));
  const hostile = (piece: string) =>
    post('/locations/v2/objects', piece.repeat((15 * MEGABYTE) / piece.length));
  const refused = await Promise.all([
    ...['[{},', '[{}', '{},', '[],', '[', '{"a":', '1,', '"', 'x'].map((piece) => hostile(piece)),
    post('/locations/v2/objects', `[${'1,'.repeat(MEGABYTE)}1]`),
    post('/locations/v2/objects', `[${'{},'.repeat(MEGABYTE)}{}]`),
    post('/locations/v2/objects', JSON.stringify(objects.map((object) => ({...object, timestamp: 'never'})))),
  ]);
  expect(refused.map(({status}) => status)).toEqual(refused.map(() => 400));
  expect(refused.at(-1)?.text).toContain('body[0].timestamp must be an ISO 8601');
  expect([0, 413]).toContain((await post('/locations/v2/objects', 'x'.repeat(100 * MEGABYTE))).status);
  expect((await post('/locations/v2/objects', JSON.stringify(objects))).status).toBe(201);
  // Their list has no pages: eleven megabytes to each of eight who ask for it at once.
  const list = () =>
    fetch(`${url}/locations/v2/objects`, {headers: headers}).then((response) => response.text());
  const lists = await Promise.all(Array.from({length: 8}, list));
  expect(lists.map((text) => text.split('"drone-').length > 10_000)).toEqual(lists.map(() => true));
  expect((await fetch(`${url}/sandbox/health`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
  console.log(`highest memory ${memory().toFixed(0)} MB`);
  expect(memory()).toBeLessThan(500);
}, 120_000);
