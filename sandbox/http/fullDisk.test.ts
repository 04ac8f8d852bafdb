import {Writable} from 'node:stream';
import {expect, test} from 'vitest';
import {identitySettings} from '../base/identitySettings';
import {memoryDatabase} from '../testing/memoryDatabase';
import {openSandbox} from '../testing/openSandbox';

const {userPoolClientId: poolClient} = identitySettings;

/** Half a megabyte: more than the pages of the database that happen to be free. */
const many = Array.from({length: 500}, (_, index) => ({
  objectId: `large-${index}`,
  timestamp: '2026-07-14T18:00:00Z',
  geometry: {type: 'Point', coordinates: [-121.3, 44.05]},
  properties: {note: 'x'.repeat(900)},
}));

const full = {
  status: 507,
  body: {
    status_code: 507,
    message:
      'The disk of the sandbox is full. Free some space, or set SANDBOX_DATA to a folder on another disk.',
  },
};

/** A sandbox whose database may have no more pages than its seed data takes, and what it logs. */
async function openFullSandbox() {
  const log: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(String(line));
      done();
    },
  });
  const database = memoryDatabase();
  const {call} = await openSandbox({data: database, logger: {level: 'error', stream}});
  const pages = database.one<{page_count: number}>('PRAGMA page_count')?.page_count ?? 0;
  const setMost = (most: number) => database.one(`PRAGMA max_page_count = ${most}`);
  setMost(pages);
  return {call, log, makeRoom: () => setMost(2 * pages)};
}

test('a sign-in on a full disk is told the same, and not that something is wrong with the sandbox', async () => {
  const {call} = await openFullSandbox();
  const signIn = () =>
    call('POST /identity/user-pool', {
      headers: {'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth'},
      body: {
        ClientId: poolClient,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: {USERNAME: 'x@example.com', SRP_A: 'f'.repeat(768)},
      },
    });
  let response = await signIn();
  // Some pages of the database happen to be free.
  for (let time = 0; time < 100 && response.status === 200; time += 1) response = await signIn();
  expect(response).toMatchObject({
    status: 507,
    body: {__type: 'InternalErrorException', message: full.body.message},
  });
});

test('a full disk is 507 and says what to do, reads go on, and writes when there is room', async () => {
  const {call, log, makeRoom} = await openFullSandbox();
  const before = await call('GET /locations/v2/objects');
  expect(await call('POST /locations/v2/objects', {body: many})).toMatchObject(full);
  expect(log.join('')).toContain('database or disk is full');

  expect(await call('GET /locations/v2/objects')).toMatchObject({status: 200, body: before.body});

  makeRoom();
  expect(await call('POST /locations/v2/objects', {body: many})).toMatchObject({status: 201});
  const after = await call('GET /locations/v2/objects');
  expect(after.bytes.length).toBeGreaterThan(before.bytes.length);
});
