import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';
import {seededFlights} from '../testing/seededFlights';
import {spawnSandbox} from '../testing/spawnSandbox';
import type {WireRequest} from './request';
import {examples, unnamed, world} from './walk/everyExample';

const NOW = '2026-07-14T18:00:00Z';
const keyHeaders = {'x-api-key': 'sandbox-developer-key'};
/** Headers that say when, or how the bytes travelled, and nothing of the response. */
const untold = [
  'date',
  'connection',
  'keep-alive',
  'content-encoding',
  'content-length',
  'transfer-encoding',
];

/** A line for each response: what was asked, status, headers and a digest of the body, to the byte. */
async function ask(url: string, requests: readonly WireRequest[]): Promise<string[]> {
  const lines: string[] = [];
  for (const {method, url: path, body} of requests) {
    const headers = {...keyHeaders, ...(body !== undefined && {'content-type': 'application/json'})};
    const response = await fetch(url + path, {method, headers, ...(body !== undefined && {body})});
    const bytes = Buffer.from(await response.arrayBuffer());
    const told = [...response.headers]
      .filter(([name]) => !untold.includes(name))
      .map((pair) => pair.join(': '));
    const digest = createHash('sha256').update(bytes).digest('hex');
    lines.push([method, path, response.status, ...told, digest].join(' '));
  }
  return lines;
}

const ofSeed = (seed: number) => listeningSandbox({seed, now: new Date(NOW)});

test('two processes with one seed and one time send the same bytes, made ids included; another seed is another world', async () => {
  const flights = seededFlights.map((url) => ({method: 'GET', url}));
  const requests = [...unnamed, ...world, ...flights, ...examples()];
  const spawned = await spawnSandbox({SANDBOX_DATA: ':memory:', SANDBOX_NOW: NOW, SANDBOX_SEED: '7'});
  const [here, there] = await Promise.all([ask(await ofSeed(7), requests), ask(spawned.url, requests)]);
  expect(there).toEqual(here);
  expect(here.slice(0, 5).map((line) => line.split(' ')[2])).toEqual(['201', '201', '201', '201', '200']);
  const seeded = here.slice(unnamed.length + world.length).slice(0, flights.length);
  expect(seeded.filter((line) => line.split(' ')[2] !== '200')).toEqual([]);
  expect(new Set(here.map((line) => line.split(' ')[1])).size).toBeGreaterThan(60);
  // After a reset the same world gets the same questions, and the ids begin anew.
  expect((await fetch(`${spawned.url}/sandbox/reset`, {method: 'POST'})).status).toBe(204);
  expect(await ask(spawned.url, requests.slice(0, 40))).toEqual(here.slice(0, 40));
  // Another seed is another world.
  const before = unnamed.length;
  const one = here.slice(before, before + world.length);
  const other = await ask(await ofSeed(8), world);
  expect(other.filter((line) => one.includes(line)).length).toBeLessThan(one.length / 2);
}, 120_000);
