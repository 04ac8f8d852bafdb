import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import fc from 'fast-check';
import {expect, onTestFinished, test} from 'vitest';
import {silentLog} from '../base/log';
import {createPageConverter} from '../browser/conversion/pageConverter';
import {loadSqlite, openDatabase} from '../browser/database/openDatabase';
import {createCore} from '../createCore';
import {serveRequest} from '../http/serveRequest';
import {nodeData} from '../node/data/nodeData';
import type {Database} from '../store/database';
import {memoryDatabase} from '../testing/memoryDatabase';
import {storyTime} from '../testing/openSandbox';
import {operations} from './contract';
import {brokenRequests, validValues} from './fuzz/requests';
import {writeRequest, type WireRequest} from './request';
import {createWorld} from '../world/world';
import {examples, unnamed, world} from './walk/everyExample';

/** A world is a function of its seed, whatever stores what happens in it. */
const ofSeven = createWorld(7);
const wasm = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');

/** Requests of the fuzz, the same each time: what schemas allow, and what is broken in one place. */
function fuzzed(): WireRequest[] {
  const options = {numRuns: 2, seed: 1};
  return operations.flatMap((operation) => [
    ...fc.sample(validValues(operation), options).map((values) => writeRequest(operation, values)),
    ...fc.sample(brokenRequests(operation), options),
  ]);
}

/** A line for each response of a sandbox: status, headers and a digest of the body, to the byte. */
async function ask(database: Database, requests: readonly WireRequest[]): Promise<string[]> {
  onTestFinished(() => database.close());
  const core = createCore(
    {database, log: silentLog, data: nodeData, converter: createPageConverter(() => null)},
    {world: ofSeven, now: storyTime},
  );
  const lines: string[] = [];
  for (const {method, url, body, contentType = 'application/json'} of requests) {
    const headers = {
      'x-api-key': 'sandbox-developer-key',
      ...(body !== undefined && {'content-type': contentType}),
    };
    const init = {method, headers, ...(body !== undefined && {body})};
    const response = await serveRequest(core, new Request(`http://127.0.0.1${url}`, init));
    const digest = createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex');
    lines.push([method, url, response.status, JSON.stringify([...response.headers]), digest].join(' '));
  }
  return lines;
}

test('the database of Node and that of a page answer every example and a part of the fuzz with the same bytes', async () => {
  const requests = [...unnamed, ...world, ...examples(), ...fuzzed()];
  const ofPage = await openDatabase(await loadSqlite(readFileSync(wasm)));
  const inPage = await ask(ofPage.database, requests);
  const inNode = await ask(memoryDatabase(), requests);
  expect(inPage).toEqual(inNode);
  expect(inPage.length).toBeGreaterThan(350);
}, 120_000);
