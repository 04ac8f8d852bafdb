import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {developer} from '../base/seededAccounts';
import {portalServiceOperations, servedContract} from '../testing/servedContract';
import {createSandbox, type Sandbox} from '../node/createSandbox';
import type {Schemas} from '../portal-service/handler';
import type {Database} from '../store/database';
import {callWith, storyTime, world} from '../testing/openSandbox';
import {seedCopies} from '../testing/seedCopies';
import {operations} from './contract';
import {send, tokenCheck} from './request';
import {successesByExample} from './walk/successes';

/** What the sandbox itself reads; while a test breaks responses, it documents no success. */
const served = [...servedContract().operations, ...portalServiceOperations()];
const documented = served.map(({responses}) => ({
  responses: responses as Map<number, unknown>,
  all: [...responses],
}));
function breakResponses(isBroken: boolean): void {
  for (const {responses, all} of documented)
    for (const [status, response] of all) {
      if (isBroken && status < 300) responses.delete(status);
      else responses.set(status, response);
    }
}

let database: Database;
let app: Sandbox;
beforeAll(async () => {
  const copies = seedCopies(world.seed, storyTime);
  database = copies.data;
  app = await createSandbox({now: storyTime, world, logger: false, tokenCheck, ...copies});
});
afterAll(() => app.close());
beforeEach(async () => {
  breakResponses(false);
  await app.inject({method: 'POST', url: '/sandbox/reset'});
  // The first use of a key is written.
  await callWith(app, 'GET /locations/v2/collections');
});

/** A table, and its rows as the bytes of one text. */
type Content = readonly [sql: string, rows: Uint8Array];

/**
 * All that is stored, as texts that SQLite writes: 37,000 rows as objects would be most of these tests' time. Nor are the
 * texts made strings, which would take as long as writing them. Tables with few rows come first.
 */
function stored(): Content[] {
  const tables = database.all<{name: string; columns: string}>(
    `SELECT tables.name, group_concat('quote("' || columns.name || '")', ' || '','' || ') AS columns
     FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' GROUP BY tables.name`,
  );
  return tables
    .map(({name, columns}): Content => {
      const sql = `SELECT CAST(group_concat(${columns}, ';') AS BLOB) AS rows FROM "${name}"`;
      return [sql, rowsOf(sql)];
    })
    .sort(([, one], [, other]) => one.length - other.length);
}

function rowsOf(sql: string): Uint8Array {
  return database.one<{rows: Uint8Array | null}>(sql)?.rows ?? new Uint8Array();
}

/** Whether that is stored and nothing else; a change is mostly in a small table, and found before the large are read. */
function areStored(contents: readonly Content[]): boolean {
  return contents.every(([sql, rows]) => Buffer.compare(rows, rowsOf(sql)) === 0);
}

async function isUnchangedAfter(
  before: readonly Content[],
  isBroken: boolean,
  work: () => Promise<number>,
): Promise<[status: number, isUnchanged: boolean]> {
  breakResponses(isBroken);
  const status = await work();
  return [status, areStored(before)];
}

let seeded: readonly Content[] | undefined;
const ofAccounts = /FROM "(identity_users|sqlite_sequence)"$/;

/** What a test begins with: a reset makes the same again, but for accounts, whose passwords are salted anew. */
function begun(): Content[] {
  seeded ??= stored();
  return seeded.map(([sql, rows]) => [sql, ofAccounts.test(sql) ? rowsOf(sql) : rows]);
}

/** Those whose example changes nothing: it calculates, or repeats what is seeded. */
const unchanging = [
  'getAlertsForRoutes',
  'getForecastForRoutes',
  'createFlightObjectMetadata',
  'createRoute',
  'createDrone',
  'createRestriction',
];

test.for(operations.filter(({method}) => method !== 'GET'))(
  '$operationId stores nothing when its response breaks the contract',
  async (operation) => {
    const request = successesByExample(operation)[0]?.among;
    if (!Array.isArray(request)) throw new Error('There is no example of a success.');
    const once = async () => (await send(app, request[0])).statusCode;
    const before = begun();
    expect(await isUnchangedAfter(before, true, once)).toEqual([500, true]);
    const [status, isUnchanged] = await isUnchangedAfter(before, false, once);
    expect(status).toBeLessThan(300);
    expect([operation.operationId, isUnchanged]).toEqual([
      operation.operationId,
      unchanging.includes(operation.operationId),
    ]);
  },
);

test('the portal service neither issues, rotates nor revokes a key when its response breaks the contract', async () => {
  const headers = {authorization: 'Bearer known.developer.token'};
  const call = (request: string, body?: object) =>
    callWith(app, request, {as: 'nobody', headers, ...(body && {body})});
  const keys = `/portal/users/${developer.accountId}/keys`;
  const [key] = ((await call(`GET ${keys}`)).body as Schemas['ApiKeyList']).keys;
  const requests: [string, object?][] = [
    [`POST ${keys}`, {label: 'Gateway'}],
    [`POST ${keys}/${key?.keyId}/rotation`, {}],
    [`DELETE ${keys}/${key?.keyId}`],
  ];
  for (const [request, body] of requests) {
    const once = async () => (await call(request, body)).status;
    const before = stored();
    expect([request, ...(await isUnchangedAfter(before, true, once))]).toEqual([request, 500, true]);
    const [status, isUnchanged] = await isUnchangedAfter(before, false, once);
    expect([request, status < 300, isUnchanged]).toEqual([request, true, false]);
  }
});
