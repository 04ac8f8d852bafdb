import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {afterEach, expect, test, vi} from 'vitest';
import type {Database} from '../../store/database';
import {watchFullDisk} from './fullDisk';
import {isDatabaseFile, loadSqlite, openDatabase} from './openDatabase';

const wasm = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
const sqlite = await loadSqlite(readFileSync(wasm));

let database: Database | undefined;
afterEach(() => database?.close());

async function openWithNotes(): Promise<Database> {
  ({database} = await openDatabase(sqlite));
  database.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, body)'}]);
  return database;
}

test('rows come back as they were given: blobs, nothing, every character, and numbers of any size', async () => {
  const {run, one, all} = await openWithNotes();
  // The second text is longer than the room that texts share.
  const texts = ['a\u0000\ud83d\udd25', '\u00e9\ud83d\udd25'.repeat(100_000), ''];
  const given = [new Uint8Array([0, 255, 7]), null, ...texts, 0.1, 2 ** 40, 2n ** 62n];
  for (const body of given) expect(run('INSERT INTO notes (body) VALUES (?)', body)).toEqual({changes: 1});
  const rows = all<{body: unknown}>('SELECT body FROM notes ORDER BY id');
  expect(rows.map(({body}) => body)).toEqual(given);
  expect(one('SELECT id, body FROM notes WHERE id = ?', 2)).toEqual({id: 2, body: null});
  expect(one('SELECT id FROM notes WHERE id = ?', 30)).toBeUndefined();
  // Several texts of one statement do not lie over each other, long or short.
  const several = 'SELECT ? AS first, ? AS second, ? AS third, ? AS last';
  const [first, second, third] = texts;
  expect(one(several, ...texts, 'a')).toEqual({first, second, third, last: 'a'});
});

test('changes are those of one statement', async () => {
  const {run} = await openWithNotes();
  for (const body of ['a', 'b']) run('INSERT INTO notes (body) VALUES (?)', body);
  expect(run('UPDATE notes SET body = ?', 'c')).toEqual({changes: 2});
  expect(run('UPDATE notes SET body = ? WHERE id = 9', 'd')).toEqual({changes: 0});
});

test('documents come back parsed, in the order of the query', async () => {
  const {run, documents} = await openWithNotes();
  const notes = [{text: 'b, "quoted"'}, {text: 'a\u0000\ud83d\udd25'}, [1e21, null]];
  for (const note of notes) run('INSERT INTO notes (body) VALUES (?)', JSON.stringify(note));
  const query = (rest: string) => `SELECT body FROM notes WHERE id > ? ${rest}`;
  expect(documents(query('ORDER BY id'), 0)).toEqual(notes);
  expect(documents(query('ORDER BY id DESC LIMIT 2'), 0)).toEqual(notes.slice(1).reverse());
  expect(documents(query('ORDER BY id'), 9)).toEqual([]);
});

test('a statement that fails can be run again, and its values do not stay', async () => {
  const {run, all} = await openWithNotes();
  const insert = 'INSERT INTO notes (id, body) VALUES (?, ?)';
  run(insert, 1, 'first');
  expect(() => run(insert, 1, 'second')).toThrow('UNIQUE constraint failed');
  run(insert, 2, 'third');
  expect(all('SELECT * FROM notes')).toEqual([
    {id: 1, body: 'first'},
    {id: 2, body: 'third'},
  ]);
});

test('a transaction that throws leaves nothing, a nested one only its own part', async () => {
  const {run, all, transaction} = await openWithNotes();
  const add = (body: string) => run('INSERT INTO notes (body) VALUES (?)', body);
  const failing = (body: string) => () =>
    transaction(() => {
      add(body);
      throw new Error(body);
    });
  expect(failing('lost')).toThrow('lost');
  transaction(() => {
    add('kept');
    expect(failing('undone')).toThrow('undone');
    add('after');
  });
  expect(all('SELECT body FROM notes')).toEqual([{body: 'kept'}, {body: 'after'}]);
});

test('a full disk is told as such, leaves nothing of its transaction, and later writes go on', async () => {
  const {run, one, all, transaction} = await openWithNotes();
  one('PRAGMA max_page_count = 20');
  const fill = () =>
    transaction(() => {
      for (let count = 0; count < 100; count++)
        transaction(() => run('INSERT INTO notes (body) VALUES (?)', new Uint8Array(2000)));
    });
  expect(fill).toThrow(expect.objectContaining({code: 'SQLITE_FULL', message: 'database or disk is full'}));
  expect(all('SELECT id FROM notes')).toEqual([]);
  transaction(() => run('INSERT INTO notes (body) VALUES (?)', 'small'));
  expect(all('SELECT body FROM notes')).toEqual([{body: 'small'}]);
});

test('the browser that refuses a file for want of room is understood, and asked about once', () => {
  const write = vi.fn(() => {
    throw Object.assign(new Error('no room'), {name: 'QuotaExceededError'});
  });
  const prototype = {write, truncate: vi.fn(), flush: vi.fn()};
  vi.stubGlobal('FileSystemSyncAccessHandle', {prototype});
  const wasFull = watchFullDisk();
  prototype.flush();
  expect(wasFull()).toBe(false);
  expect(() => prototype.write()).toThrow('no room');
  expect([wasFull(), wasFull()]).toEqual([true, false]);
  vi.unstubAllGlobals();
});

test('what is stored can be taken away as a file, and brought in again', async () => {
  const first = await openDatabase(sqlite);
  first.database.run('CREATE TABLE notes (body)');
  first.database.run('INSERT INTO notes VALUES (?)', 'carried');
  const file = first.exportFile();
  first.database.close();
  expect(isDatabaseFile(file)).toBe(true);
  expect(isDatabaseFile(new TextEncoder().encode('{"notes": []}'))).toBe(false);
  ({database} = await openDatabase(sqlite, {initial: file}));
  database.run('INSERT INTO notes VALUES (?)', 'added');
  expect(database.all('SELECT body FROM notes')).toEqual([{body: 'carried'}, {body: 'added'}]);
});
