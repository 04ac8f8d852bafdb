import {expect, test} from 'vitest';
import {createSandbox, type Sandbox, type SandboxOptions} from '../node/createSandbox';
import type {Database} from '../store/database';
import {memoryDatabase} from './memoryDatabase';
import {storyTime, world} from './openSandbox';
import {seedCopies} from './seedCopies';

/** Every row of every table but those of the user pool, whose salts are new each time; and an id that is new. */
async function contentOf(data: Database, options: SandboxOptions = {}) {
  const app = await createSandbox({now: storyTime, world, data, ...options});
  const content = rowsOf(data);
  const collection = await newCollection(app);
  await app.inject({method: 'POST', url: '/sandbox/reset'});
  const afterReset = rowsOf(data);
  await app.close();
  return {content, collection, afterReset};
}

function rowsOf(data: Database) {
  const tables = data.all<{name: string}>(
    `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'identity_%'
     ORDER BY name`,
  );
  return tables.map(({name}) => [name, data.all(`SELECT * FROM main.${name}`)]);
}

async function newCollection(app: Sandbox) {
  const {body} = await app.inject({
    method: 'POST',
    url: '/locations/v2/collections',
    headers: {'x-api-key': 'sandbox-developer-key'},
    payload: {collectionId: 'new', collectionName: 'New'},
  });
  return body;
}

test('a sandbox whose seeds were copied has what one has that wrote them, takes the same ids, and can be reset', async () => {
  const written = await contentOf(memoryDatabase());
  const open = () => {
    const {data, fill} = seedCopies('of this test');
    return contentOf(data, {fill});
  };
  const [first, second] = [await open(), await open()];
  expect(first.content).toEqual(written.content);
  expect(second.content).toEqual(written.content);
  expect([first.collection, second.collection]).toEqual([written.collection, written.collection]);
  expect(second.afterReset).toEqual(written.content);
});
