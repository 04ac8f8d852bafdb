import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {spawnSandbox} from './testing/spawnSandbox';

const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

async function createCollection(url: string, collectionId: string): Promise<boolean> {
  const body = JSON.stringify({collectionId, collectionName: `Written as ${collectionId}`});
  const {status} = await fetch(`${url}/locations/v2/collections`, {method: 'POST', headers: headers, body});
  return status === 201;
}

async function collectionIds(url: string): Promise<string[]> {
  const response = await fetch(`${url}/locations/v2/collections`, {headers: headers});
  const {collections} = (await response.json()) as {collections: {collectionId: string}[]};
  return collections.map(({collectionId}) => collectionId);
}

test('a restarted sandbox has what was stored, deletions and the clock settings of its environment', async () => {
  const environment = {SANDBOX_DATA: dataFolder(), SANDBOX_NOW: '2026-07-14T18:00:00Z'};
  const first = await spawnSandbox(environment);
  await createCollection(first.url, 'kept');
  await fetch(`${first.url}/locations/v2/collections/puget-ferries`, {method: 'DELETE', headers: headers});
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await spawnSandbox(environment);
  expect(await collectionIds(second.url)).toEqual([
    'canterbury-drones',
    'cascade-drones',
    'denver-couriers',
    'deschutes-fleet',
    'kept',
    'rhine-barges',
    'tokyo-taxis',
  ]);
  const clock = await fetch(`${second.url}/sandbox/clock`);
  expect(await clock.json()).toEqual({now: '2026-07-14T18:00:00.000Z'});
  expect(await second.end('SIGINT')).toBe(0);
});

/** Stores one batch of reports of as many objects, all named after the batch. */
async function reportBatch(url: string, batch: string): Promise<boolean> {
  const body = JSON.stringify(
    Array.from({length: BATCH}, (_, index) => ({
      objectId: `${batch}-${index}`,
      timestamp: '2026-07-14T18:00:00Z',
      collectionId: 'kill-test',
    })),
  );
  const {status} = await fetch(`${url}/locations/v2/objects`, {method: 'POST', headers: headers, body});
  return status === 201;
}

/** How many objects of each batch are there. */
async function batchSizes(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/locations/v2/objects?collectionId=kill-test`, {headers: headers});
  const {objects} = (await response.json()) as {objects: {objectId: string}[]};
  const sizes = new Map<string, number>();
  for (const {objectId} of objects) {
    const batch = objectId.slice(0, objectId.lastIndexOf('-'));
    sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
  }
  return sizes;
}

const ROUNDS = 10;
// Small, so that the writers of a fast machine stay below the objects that an account may keep.
const BATCH = 5;

test(
  'after each of 10 kill -9 in the middle of writes, what was acknowledged is there and no batch is half there',
  {timeout: 300_000},
  async () => {
    const environment = {SANDBOX_DATA: dataFolder()};
    const collections: string[] = [];
    const batches: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const sandbox = await spawnSandbox(environment);
      const writeUntilDeath = async (
        writer: number,
        write: (url: string, id: string) => Promise<boolean>,
        acknowledged: string[],
      ) => {
        for (let count = 0; ; count++) {
          const id = `w-${round}-${writer}-${count}`;
          if (await write(sandbox.url, id)) acknowledged.push(id);
          else throw new Error(`${id} was refused`);
        }
      };
      const writers = [
        writeUntilDeath(0, createCollection, collections),
        ...[1, 2, 3].map((writer) => writeUntilDeath(writer, reportBatch, batches)),
      ].map((writer) => writer.catch(String));
      const [from, until] = [batches.length, collections.length + 5 + round];
      while (collections.length < until || batches.length === from)
        await new Promise((resolve) => setTimeout(resolve, 1));
      expect(await sandbox.end('SIGKILL')).toBe('SIGKILL');
      for (const end of await Promise.all(writers)) expect(end).toMatch(/fetch failed|terminated/);
    }
    const restarted = await spawnSandbox(environment);
    const found = new Set(await collectionIds(restarted.url));
    expect(collections.filter((id) => !found.has(id))).toEqual([]);
    const sizes = await batchSizes(restarted.url);
    expect(batches.filter((batch) => !sizes.has(batch))).toEqual([]);
    expect([...sizes].filter(([, size]) => size !== BATCH)).toEqual([]);
    expect(batches.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(await restarted.end('SIGTERM')).toBe(0);
  },
);
