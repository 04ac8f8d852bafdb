import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {silentLog} from '../../base/log';
import {createCore} from '../../createCore';
import {serveRequest} from '../../http/serveRequest';
import {nodeData} from '../../testing/nodeData';
import {storyTime, world} from '../../testing/openSandbox';
import type {Database} from '../../store/database';
import {loadSqlite, openDatabase} from '../database/openDatabase';
import {createPageConverter} from '../conversion/pageConverter';
import {readSettings} from '../settings/pageSettings';
import {makeState, stateFile} from './stateFile';
import {parseState, type State} from './stateShape';

const wasm = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
const sqlite = await loadSqlite(readFileSync(wasm));
const maker = {sqlite, data: nodeData};

const databases: Database[] = [];
afterAll(() => databases.forEach((each) => each.close()));

/** A sandbox as a page has it, in memory. */
async function open(initial?: Uint8Array) {
  const opened = await openDatabase(sqlite, initial ? {initial} : {});
  databases.push(opened.database);
  const settings = {...readSettings(opened.database), ...(!initial && {standsAt: storyTime.toISOString()})};
  const core = createCore(
    {database: opened.database, log: silentLog, data: nodeData, converter: createPageConverter(() => null)},
    {world, now: new Date(settings.standsAt ?? storyTime)},
  );
  const call = async (request: string, body?: unknown, key = 'sandbox-developer-key') => {
    const [method = 'GET', path = '/'] = request.split(' ');
    const headers = {'x-api-key': key, 'content-type': 'application/json'};
    const init = {method, headers, ...(body !== undefined && {body: JSON.stringify(body)})};
    const response = await serveRequest(core, new Request(`http://sandbox.invalid${path}`, init));
    return {status: response.status, text: await response.text()};
  };
  return {opened, core, settings, call};
}

type Opened = Awaited<ReturnType<typeof open>>;
const stateOf = async (sandbox: Opened): Promise<State> =>
  parseState(JSON.stringify(await makeState(maker, sandbox)))!;

async function reopen(state: State): Promise<Opened> {
  const file = await stateFile(maker, state);
  if (typeof file === 'string') throw new Error(file);
  return open(file);
}

/** Of a sandbox in which nothing was stored; made once, since each takes a second. */
let plain: Promise<State>;
beforeAll(() => void (plain = open().then(stateOf)));

test('a fresh sandbox has nothing to tell but its seed and its clock', async () => {
  const {set, gone, ...head} = await plain;
  expect({set, gone}).toEqual({set: {}, gone: {}});
  expect(head).toMatchObject({
    seed: 1,
    seededAt: storyTime.getTime(),
    now: storyTime.getTime(),
    stands: true,
  });
});

const OBJECTS = '/locations/v2/objects';
const told = [
  [
    '/locations/v2/collections',
    `${OBJECTS}/my-van/history?start=2026-07-14T00:00:00Z`,
    `${OBJECTS}/heron-7`,
    OBJECTS,
  ],
  ['/locations/v2/areas', '/flights/v2/plans', '/flights/v2/restrictions', '/locations/v2/routes'],
].flat();

test('what was stored, changed and deleted is there in the other sandbox, byte for byte, and no secret', async () => {
  const mine = await open();
  const {call} = mine;
  const collection = {collectionId: 'vans', collectionName: 'Vans'};
  const report = (minute: number) => ({
    objectId: 'my-van',
    collectionId: 'vans',
    timestamp: `2026-07-14T17:0${minute}:00Z`,
    geometry: {type: 'Point', coordinates: [-121.3, 44 + minute / 100]},
  });
  const plan = {id: 'a-plan', segments: [{type: 'takeoff', position: [-121.7, 44.2]}]};
  const webhook = {
    format: 'mine',
    url: 'http://127.0.0.1:9/',
    headers: {Authorization: 'Bearer hidden-word'},
  };
  const statuses = [
    await call('POST /locations/v2/collections', collection),
    // The last track of the seeds goes: its number is given again.
    await call(`DELETE ${OBJECTS}/ridge-mast-2`),
    await call(`POST ${OBJECTS}`, [report(1), report(2)]),
    await call('POST /flights/v2/plans', {format: 'uxv', plans: [plan]}),
    await call('POST /webhooks/v1', webhook),
    await call('DELETE /webhooks/v1/tower-log'),
    await call('DELETE /locations/v2/collections/puget-ferries'),
  ].map(({status}) => status);
  expect(statuses).toEqual([201, 204, 201, 201, 201, 204, 204]);
  mine.opened.database.run("UPDATE issued_keys SET label = 'hidden-label'");

  const state = await stateOf(mine);
  expect(JSON.stringify(state)).not.toContain('hidden');
  const theirs = await reopen(state);
  for (const path of told)
    expect([path, await theirs.call(`GET ${path}`)]).toEqual([path, await call(`GET ${path}`)]);
  const {text} = await theirs.call('GET /webhooks/v1');
  expect(JSON.parse(text)).toMatchObject({webhooks: [{format: 'mine'}, {format: 'skytrack'}]});
  // What they create gets ids of its own, though the clock stands still.
  expect(theirs.opened.database.one<{count: number}>('SELECT count FROM runs')?.count).toBeGreaterThan(
    state.runs,
  );
});

test('what accounts of one’s own store stays', async () => {
  const mine = await open();
  mine.opened.database.run("INSERT INTO collections VALUES ('somebody', 'theirs', '{}')");
  expect((await stateOf(mine)).set).toEqual({});
});

const ACCOUNT = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
test.each<[string, Partial<Record<keyof State, unknown>>]>([
  ['a table that is not shared', {set: {identity_users: [[ACCOUNT, 'a', 'b']]}}],
  ['a name of every object', {gone: {constructor: [[ACCOUNT]]}}],
  ['another account', {set: {collections: [['somebody', 'a', '{}']]}}],
  ['a row that is too short', {set: {collections: [[ACCOUNT, 'a']]}}],
  ['a text that is no JSON', {set: {collections: [[ACCOUNT, 'a', '{']]}}],
  ['a seed that is none', {seed: 1.5}],
  ['a time that is none', {now: 1e20}],
  ['a field of no state', {more: 1} as object],
])('%s is no state', async (_, change) => {
  expect(parseState(JSON.stringify({...(await plain), ...change}))).toBeUndefined();
});

test.each<[string, Partial<State>, string]>([
  ['another version', {schema: 'other'}, 'another version'],
  [
    'a text where a number belongs',
    {set: {objects: [[ACCOUNT, 'van', 'late', null, null]]}},
    'contradicts itself',
  ],
  [
    'nothing where something belongs',
    {set: {plans: [[ACCOUNT, 'p', null, 'n', 1, '', '', '', '{}', null]]}},
    'contradicts',
  ],
])('%s is refused with words', async (_, change, words) => {
  const state = {...(await plain), ...change};
  expect(await stateFile(maker, parseState(JSON.stringify(state))!)).toContain(words);
});
