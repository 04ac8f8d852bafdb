import {expect, test} from 'vitest';
import {createSandbox, type Sandbox, type SandboxOptions} from '../node/createSandbox';
import type {Database} from '../store/database';
import {memoryDatabase} from './memoryDatabase';
import {storyTime, world} from './openSandbox';
import {seedCopies} from './seedCopies';

/**
 * Every row of every table but those of the user pool, whose salts are new each time, when opened and after a reset from
 * another hour; and what is made next of either.
 */
async function contentOf(data: Database, options: SandboxOptions = {}) {
  const app = await createSandbox({now: storyTime, world, data, ...options});
  const opened = {rows: rowsOf(data), next: await nextIds(app)};
  await app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: 86_400}});
  await app.inject({method: 'POST', url: '/sandbox/reset'});
  const reset = {rows: rowsOf(data), next: await nextIds(app)};
  await app.close();
  return {opened, reset};
}

function rowsOf(data: Database) {
  const tables = data.all<{name: string}>(
    `SELECT name FROM main.sqlite_master
     WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'identity_%' ORDER BY name`,
  );
  return tables.map(({name}) => [name, data.all(`SELECT * FROM main.${name}`)]);
}

/** A ULID, and an id that does not follow from the one before it. */
async function nextIds(app: Sandbox) {
  const {body} = await app.inject({
    method: 'POST',
    url: '/locations/v2/collections',
    headers: {'x-api-key': 'sandbox-developer-key'},
    payload: {collectionId: 'new', collectionName: 'New'},
  });
  const {headers} = await app.inject({
    method: 'POST',
    url: '/identity/user-pool',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    payload: '{}',
  });
  const requestId = headers['x-amzn-requestid'];
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  return [body, requestId];
}

test('a sandbox whose seeds were copied has what one has that wrote them, takes the same ids, and can be reset', async () => {
  // No other test of the process stands here: the first of the two writes its seeds and keeps them.
  const now = new Date(storyTime.getTime() + 1_234_567);
  const written = await contentOf(memoryDatabase(), {now});
  expect(written.reset).toEqual(written.opened);
  for (let sandbox = 0; sandbox < 2; sandbox++) {
    const {data, fill} = seedCopies(world.seed, now);
    expect(await contentOf(data, {now, fill})).toEqual(written);
  }
});

test('seeds of another moment are written, not copied', async () => {
  const {data, fill} = seedCopies(world.seed, storyTime);
  const later = new Date(storyTime.getTime() + 600_000);
  expect(await contentOf(data, {fill, now: later})).toEqual(await contentOf(memoryDatabase(), {now: later}));
});
