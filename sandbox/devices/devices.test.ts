import {expect, onTestFinished, test, vi} from 'vitest';
import {silentLog} from '../base/log';
import {adminAccount} from '../base/seededAccounts';
import {memoryDatabase} from '../testing/memoryDatabase';
import {requestOf} from '../testing/requestOf';
import {openSandbox, world, type TestSandbox} from '../testing/openSandbox';
import {MOST_CAUGHT_UP, beatsBetween} from './beats';
import {startDevices, type DevicesOptions} from './startDevices';

const OBJECTS = '/locations/v2/objects';

function optionsFor({app}: TestSandbox, options: Partial<DevicesOptions>): DevicesOptions {
  return {
    devices: world.devices,
    pruneHistory: (now) => app.pruneHistory(now),
    log: silentLog,
    // An hour of the machine: these tests tick by hand.
    tickMilliseconds: 3_600_000,
    ...options,
  };
}

async function openWithDevices(options: Partial<DevicesOptions> = {}) {
  const sandbox = await openSandbox();
  const devices = await startDevices(requestOf(sandbox.app), optionsFor(sandbox, options));
  onTestFinished(() => devices.stop());
  return {...sandbox, fleet: devices};
}
const snapshot = async ({call}: TestSandbox) => (await call(`GET ${OBJECTS}`)).bytes.toString();
const timesOf = async ({call}: TestSandbox, objectId: string, start: string) => {
  const {body} = await call(`GET ${OBJECTS}/${objectId}/history?start=${start}`);
  return (body as {history: {timestamp: string}[]}).history.map(({timestamp}) => timestamp);
};
const advance = ({call}: TestSandbox, advanceSeconds: number) =>
  call('POST /sandbox/clock', {body: {advanceSeconds}});

test('while the clock stands still, nothing changes', async () => {
  const sandbox = await openWithDevices();
  const before = await snapshot(sandbox);
  await sandbox.fleet.tick();
  await sandbox.fleet.tick();
  expect(await snapshot(sandbox)).toBe(before);
});

test('as the clock moves, each object reports at the pace of its collection, and is on its way', async () => {
  const sandbox = await openWithDevices();
  const positionOf = async () => {
    const {body} = await sandbox.call(`GET ${OBJECTS}/heron-7`);
    return (body as {objects: {geometry: {coordinates: number[]}}[]}).objects[0]?.geometry.coordinates;
  };
  const before = await positionOf();
  await advance(sandbox, 31);
  await sandbox.fleet.tick();
  await sandbox.fleet.tick();
  expect(await timesOf(sandbox, 'heron-7', '2026-07-14T18:00:01Z')).toEqual(
    ['05', '10', '15', '20', '25', '30'].map((second) => `2026-07-14T18:00:${second}Z`),
  );
  expect(await timesOf(sandbox, 'engine-14', '2026-07-14T18:00:01Z')).toEqual(['2026-07-14T18:00:30Z']);
  expect(await timesOf(sandbox, 'mv-salish', '2026-07-14T18:00:01Z')).toEqual([]);
  expect(await positionOf()).not.toEqual(before);
});

test('a changed pace counts at once; the admin has engines of their own', async () => {
  const sandbox = await openWithDevices();
  const {call} = sandbox;
  const engines = {collectionId: 'deschutes-fleet', collectionName: 'Engines', updateFrequencySeconds: 10};
  await call('POST /locations/v2/collections', {body: engines});
  await advance(sandbox, 30);
  await sandbox.fleet.tick();
  expect(await timesOf(sandbox, 'engine-14', '2026-07-14T18:00:01Z')).toHaveLength(3);
  const {body} = await call(`GET ${OBJECTS}/engine-14/history?start=2026-07-14T18:00:01Z`, {as: 'admin'});
  expect((body as {history: unknown[]}).history).toHaveLength(1);
});

test('a clock that is set back or reset leaves the devices waiting, not reporting from the future', async () => {
  const sandbox = await openWithDevices();
  await advance(sandbox, 3600);
  await sandbox.fleet.tick();
  await sandbox.call('POST /sandbox/reset');
  const fresh = await snapshot(sandbox);
  await sandbox.fleet.tick();
  expect(await snapshot(sandbox)).toBe(fresh);
  await advance(sandbox, 5);
  await sandbox.fleet.tick();
  expect(await timesOf(sandbox, 'heron-7', '2026-07-14T18:00:01Z')).toEqual(['2026-07-14T18:00:05Z']);
});

test('what devices reported is forgotten after 48 hours; what anybody else reported is kept', async () => {
  const sandbox = await openWithDevices();
  const opening = await timesOf(sandbox, 'heron-7', '2026-07-01T00:00:00Z');
  const mine = {objectId: 'my-drone', collectionId: 'cascade-drones', heading: 0, speed: 1, hdop: 1};
  const sent = ['2026-07-02T00:00:00Z', '2026-07-14T17:00:00Z', '2026-07-14T18:00:00Z'];
  const geometry = {type: 'Point', coordinates: [-121.6, 44.2]};
  const body = sent.map((timestamp) => ({...mine, timestamp, geometry}));
  expect((await sandbox.call(`POST ${OBJECTS}`, {body})).status).toBe(201);
  const counts: number[] = [];
  for (let sixHours = 1; sixHours <= 16; sixHours++) {
    await advance(sandbox, 6 * 3600);
    await sandbox.fleet.tick();
    const times = await timesOf(sandbox, 'heron-7', '2026-07-01T00:00:00Z');
    // Until then all of it is there.
    if (sixHours === 7) expect(times.slice(0, opening.length)).toEqual(opening);
    counts.push(times.length);
  }
  const times = await timesOf(sandbox, 'heron-7', '2026-07-01T00:00:00Z');
  expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-07-16T18:00:00Z'));
  expect(new Set(counts.slice(9)).size).toBe(1);
  expect(await timesOf(sandbox, 'my-drone', '2026-07-01T00:00:00Z')).toEqual(sent);
});

test('the latest location of a device is kept, however old', async () => {
  const sandbox = await openWithDevices();
  const before = await snapshot(sandbox);
  // More than is forgotten at once.
  for (let beat = 0; beat < 2; beat++) sandbox.app.pruneHistory(Date.parse('2026-08-14T18:00:00Z'));
  expect(await snapshot(sandbox)).toBe(before);
  expect(await timesOf(sandbox, 'mv-salish', '2026-07-01T00:00:00Z')).toHaveLength(1);
});

test.each([
  ['its key was revoked', 'UPDATE issued_keys SET revoked_at = 0 WHERE account_id = ?'],
  ['it was deleted', 'DELETE FROM accounts WHERE account_id = ?'],
])(
  'the devices of an account stay behind when %s: all others set out, and the log is told once',
  async (_, sql) => {
    const warnings: string[] = [];
    const log = {...silentLog, warn: (__: object, message: string) => void warnings.push(message)};
    const data = memoryDatabase();
    const sandbox = await openSandbox({data});
    data.run(sql, adminAccount.accountId);
    const devices = await startDevices(requestOf(sandbox.app), optionsFor(sandbox, {log}));
    onTestFinished(() => devices.stop());
    await advance(sandbox, 30);
    await devices.tick();
    await advance(sandbox, 30);
    await devices.tick();
    expect(warnings).toEqual(['the devices of an account cannot report']);
    expect(await timesOf(sandbox, 'engine-14', '2026-07-14T18:00:01Z')).toHaveLength(2);
  },
);

test('it ticks by itself until it is stopped', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
  onTestFinished(() => void vi.useRealTimers());
  const sandbox = await openWithDevices({tickMilliseconds: 5});
  await advance(sandbox, 60);
  vi.advanceTimersByTime(5);
  await vi.waitFor(async () =>
    expect(await timesOf(sandbox, 'mv-salish', '2026-07-14T18:00:01Z')).toHaveLength(1),
  );
  await sandbox.fleet.stop();
  await advance(sandbox, 60);
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(await timesOf(sandbox, 'mv-salish', '2026-07-14T18:00:01Z')).toHaveLength(1);
});

test('a long jump is told in a few beats, evenly, the last one among them', () => {
  expect(beatsBetween(0, 30_000, 10_000)).toEqual([10_000, 20_000, 30_000]);
  expect(beatsBetween(1, 30_001, 10_000)).toEqual([10_000, 20_000, 30_000]);
  expect(beatsBetween(30_000, 39_999, 10_000)).toEqual([]);
  expect(beatsBetween(60_000, 30_000, 10_000)).toEqual([]);
  const day = beatsBetween(0, 86_400_000, 5000);
  expect(day).toHaveLength(MOST_CAUGHT_UP);
  expect(day.at(-1)).toBe(86_400_000);
  expect(new Set(day.slice(1).map((beat, index) => beat - (day[index] ?? 0)))).toEqual(new Set([7_200_000]));
});
