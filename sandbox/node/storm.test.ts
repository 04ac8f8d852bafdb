import {connect} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {spawnSandbox} from '../testing/spawnSandbox';
import {watchMemory} from '../testing/watchMemory';

const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};
const grids = ['temperature', 'wind', 'gust', 'rain', 'snow'];
const types = ['temp', 'wind', 'gust', 'rain', 'snow', 'traffic'];
const READERS = 20;
const TILES = 1500;
const GRID_BYTES = 8192 * 4096;

/** Asks for a grid and reads a little of it now and then; tells how many bytes have come. */
function readSlowly(url: string, index: number): () => number {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
    socket.pause();
  });
  const timer = setInterval(() => socket.resume(), 200);
  onTestFinished(() => {
    clearInterval(timer);
    socket.destroy();
  });
  const grid = `${grids[index % grids.length]}/2026/7/14/${18 + (index % 5)}`;
  // Every other one compressed: the compressor is one more place to pile up in.
  const more = index % 2 ? 'Accept-Encoding: gzip\r\n' : '';
  socket.write(
    `GET /weatherforecast/v2/${grid} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${headers['x-api-key']}\r\n${more}\r\n`,
  );
  return () => bytes;
}

/** The path of a tile; each is another one, of all zooms, kinds and hours. */
function tile(index: number): string {
  const zoom = 3 + (index % 10);
  const tile = [zoom, (index * 7919) % 2 ** zoom, (index * 104_729) % 2 ** zoom].join('/');
  if (index % 3 === 0) return `/firezones/v2/tile/${tile}.png`;
  if (index % 3 === 1) return `/flights/v2/tile/restrictions/${tile}`;
  const type = types[index % types.length];
  return `/weatherforecast/v2/tile/${tile}.png?weatherType=${type}&forecastHour=${index % 13}`;
}

test('slow readers of grids in a storm of tiles leave the process up and under 500 MB', async () => {
  const {url, process: child} = await spawnSandbox({
    SANDBOX_DATA: ':memory:',
    SANDBOX_NOW: '2026-07-14T18:00:00Z',
  });
  const memory = watchMemory(child.pid ?? 0);
  const readers = Array.from({length: READERS}, (_, index) => readSlowly(url, index));

  const statuses = new Set<number>();
  let next = 0;
  const ask = async () => {
    while (next < TILES) {
      const response = await fetch(url + tile(next++), {headers: headers});
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  await Promise.all(Array.from({length: 64}, ask));

  expect([...statuses].sort()).toEqual([200, 204]);
  const read = readers.map((bytes) => bytes());
  // Everybody was being served all the time: none had to wait for the others, none has all of it.
  expect(read.filter((bytes) => bytes > 0 && bytes < GRID_BYTES)).toHaveLength(READERS);
  expect((await fetch(`${url}/sandbox/health`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
  console.log(`highest memory ${memory().toFixed(0)} MB`);
  expect(memory()).toBeLessThan(500);
}, 120_000);
