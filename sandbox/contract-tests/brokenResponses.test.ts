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

/**
 * All that is stored, as the bytes of one text, which SQLite writes: 37,000 rows as objects would be most of these tests'
 * time. Nor is the text made a string, which would take as long as writing it.
 */
function stored(): Buffer {
  const tables = database.all<{name: string; columns: string}>(
    `SELECT tables.name, group_concat('quote("' || columns.name || '")', ' || '','' || ') AS columns
     FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' GROUP BY tables.name`,
  );
  return Buffer.concat(
    tables.flatMap(({name, columns}) => {
      const found = database.one<{rows: Uint8Array | null}>(
        `SELECT CAST(group_concat(${columns}, ';') AS BLOB) AS rows FROM "${name}"`,
      );
      return [Buffer.from(`\n${name},`), found?.rows ?? Buffer.alloc(0)];
    }),
  );
}

async function storedAfter(isBroken: boolean, work: () => Promise<number>): Promise<[number, Buffer]> {
  breakResponses(isBroken);
  const status = await work();
  return [status, stored()];
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
    const before = stored();
    const [broken, unchanged] = await storedAfter(true, once);
    expect([broken, unchanged.equals(before)]).toEqual([500, true]);
    const [status, after] = await storedAfter(false, once);
    expect(status).toBeLessThan(300);
    expect([operation.operationId, after.equals(before)]).toEqual([
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
    const [broken, unchanged] = await storedAfter(true, once);
    expect([request, broken, unchanged.equals(before)]).toEqual([request, 500, true]);
    const [status, after] = await storedAfter(false, once);
    expect([request, status < 300, after.equals(before)]).toEqual([request, true, false]);
  }
});
