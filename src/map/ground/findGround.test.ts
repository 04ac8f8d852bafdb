import {expect, test} from 'vitest';
import {findGround} from './findGround';

const SERVER = 'http://127.0.0.1:4010';
const roads = {tiles: ['/sandbox/map/roads/{z}/{x}/{y}'], minzoom: 6, maxzoom: 14};
const water = {tiles: ['/sandbox/map/water/{z}/{x}/{y}'], minzoom: 2, maxzoom: 8};
const relief = {tiles: ['/sandbox/map/relief/{z}/{x}/{y}'], minzoom: 2, maxzoom: 11};

/** What a sandbox responds, by path; 404 to all else. */
function sandboxOf(bodies: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const ask = (address: string | URL | Request) => {
    const path = String(address).slice(SERVER.length);
    asked.push(path);
    const body = new Map(Object.entries(bodies)).get(path);
    return Promise.resolve(body ? Response.json(body) : new Response(null, {status: 404}));
  };
  return {ask: ask, asked};
}

test('the ground of a sandbox is where its health says', async () => {
  const {ask} = sandboxOf({
    '/sandbox/health': {status: 'ok', map: '/sandbox/map'},
    '/sandbox/map': {...roads, relief, water},
  });
  expect(await findGround(SERVER, ask)).toEqual({
    roads: {tiles: [`${SERVER}/sandbox/map/roads/{z}/{x}/{y}`], minzoom: 6, maxzoom: 14},
    relief: {tiles: [`${SERVER}/sandbox/map/relief/{z}/{x}/{y}`], minzoom: 2, maxzoom: 11},
    water: {tiles: [`${SERVER}/sandbox/map/water/{z}/{x}/{y}`], minzoom: 2, maxzoom: 8},
  });
});

test('a sandbox whose map has roads alone shows those', async () => {
  const bodies = {'/sandbox/health': {map: '/sandbox/map'}, '/sandbox/map': roads};
  const ground = await findGround(SERVER, sandboxOf(bodies).ask);
  expect(ground?.roads.maxzoom).toBe(14);
  expect([ground?.relief, ground?.water]).toEqual([undefined, undefined]);
});

test('an older sandbox is asked for nothing that it does not have', async () => {
  const {ask, asked} = sandboxOf({'/sandbox/health': {status: 'ok'}});
  expect(await findGround(SERVER, ask)).toBeUndefined();
  expect(asked).toEqual(['/sandbox/health']);
});

test('there is no ground without a sandbox, nor with a description of something else', async () => {
  expect(await findGround(SERVER, () => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined();
  expect(await findGround(SERVER, sandboxOf({}).ask)).toBeUndefined();
  const other = {'/sandbox/health': {map: '/sandbox/map'}, '/sandbox/map': {tiles: 'none'}};
  expect(await findGround(SERVER, sandboxOf(other).ask)).toBeUndefined();
});
