import {expect, test} from 'vitest';
import {findRoads} from './findRoads';

const SERVER = 'http://127.0.0.1:4010';
const description = {tiles: ['/sandbox/map/roads/{z}/{x}/{y}'], minzoom: 6, maxzoom: 14};

/** What a sandbox responds, by path; 404 to all else. */
function sandboxOf(bodies: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const ask = (address: string | URL | Request) => {
    const path = String(address).slice(SERVER.length);
    asked.push(path);
    const body = new Map(Object.entries(bodies)).get(path);
    return Promise.resolve(body ? Response.json(body) : new Response(null, {status: 404}));
  };
  return {ask: ask as typeof fetch, asked};
}

test('the roads of a sandbox are where its health says', async () => {
  const {ask} = sandboxOf({
    '/sandbox/health': {status: 'ok', map: '/sandbox/map'},
    '/sandbox/map': description,
  });
  expect(await findRoads(SERVER, ask)).toEqual({
    tiles: [`${SERVER}/sandbox/map/roads/{z}/{x}/{y}`],
    minzoom: 6,
    maxzoom: 14,
  });
});

test('an older sandbox is asked for nothing that it does not have', async () => {
  const {ask, asked} = sandboxOf({'/sandbox/health': {status: 'ok'}});
  expect(await findRoads(SERVER, ask)).toBeUndefined();
  expect(asked).toEqual(['/sandbox/health']);
});

test('there are no roads without a sandbox, nor with a description of something else', async () => {
  expect(await findRoads(SERVER, () => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined();
  expect(await findRoads(SERVER, sandboxOf({}).ask)).toBeUndefined();
  const other = {'/sandbox/health': {map: '/sandbox/map'}, '/sandbox/map': {tiles: 'none'}};
  expect(await findRoads(SERVER, sandboxOf(other).ask)).toBeUndefined();
});
