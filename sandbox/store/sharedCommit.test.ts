import {expect, test} from 'vitest';
import {memoryDatabase} from '../testing/memoryDatabase';
import {createSharedCommit} from './sharedCommit';

function openNotes() {
  const database = memoryDatabase();
  database.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (body TEXT UNIQUE)'}]);
  const add = (body: string) => database.run('INSERT INTO notes VALUES (?)', body).changes;
  return {database, add, notes: () => database.all('SELECT body FROM notes')};
}

test('works of one turn are committed together and each is told its own result', async () => {
  const {database, add, notes} = openNotes();
  const commit = createSharedCommit(database);
  const told = [commit(() => `${add('a')} a`), commit(() => `${add('b')} b`)];
  expect(notes()).toEqual([]);
  expect(await Promise.all(told)).toEqual(['1 a', '1 b']);
  expect(await commit(() => add('c'))).toBe(1);
  expect(notes()).toHaveLength(3);
});

test('a work that throws leaves nothing and takes nothing of the others along', async () => {
  const {database, add, notes} = openNotes();
  const commit = createSharedCommit(database);
  const told = await Promise.allSettled([
    commit(() => add('first')),
    commit(() => {
      add('half');
      throw new Error('stop');
    }),
    commit(() => add('last')),
  ]);
  expect(told.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes()).toEqual([{body: 'first'}, {body: 'last'}]);
});

test('nobody is told of success when the commit fails', async () => {
  const {database, add} = openNotes();
  const commit = createSharedCommit({
    ...database,
    transaction: (work) =>
      database.transaction(() => {
        work();
        throw new Error('disk full');
      }),
  });
  const told = await Promise.allSettled([commit(() => add('a')), commit(() => add('b'))]);
  expect(told.map(({status}) => status)).toEqual(['rejected', 'rejected']);
});

test('a full disk fails every work of its turn with its own error, and none of them is stored', async () => {
  const {database, add, notes} = openNotes();
  database.one('PRAGMA max_page_count = 8');
  const commit = createSharedCommit(database);
  const works = [() => add('first'), () => add('x'.repeat(100_000)), () => add('last')];
  for (const told of await Promise.allSettled(works.map(commit)))
    expect(told).toMatchObject({status: 'rejected', reason: {message: 'database or disk is full'}});
  expect(notes()).toEqual([]);
  expect(await commit(() => add('small'))).toBe(1);
});
