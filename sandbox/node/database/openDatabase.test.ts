import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Libsql from 'libsql';
import {afterEach, expect, test, vi} from 'vitest';
import type {Database} from '../../store/database';
import {IN_MEMORY, openDatabase} from './openDatabase';

let database: Database | undefined;
afterEach(() => database?.close());

function openWithNotes(): Database {
  database = openDatabase(IN_MEMORY);
  database.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, body)'}]);
  return database;
}

test('rows come back as they were given, and carry nothing of the driver', () => {
  const {run, one, all} = openWithNotes();
  expect(run('INSERT INTO notes (body) VALUES (?)', Buffer.from('raw')).changes).toBe(1);
  run('INSERT INTO notes (body) VALUES (?)', null);
  expect(one('SELECT id, body FROM notes WHERE id = ?', 2)).toEqual({id: 2, body: null});
  expect(one('SELECT id FROM notes WHERE id = ?', 3)).toBeUndefined();
  const [first] = all<{body: Uint8Array}>('SELECT body FROM notes ORDER BY id');
  expect(Buffer.from(first?.body ?? []).toString()).toBe('raw');
});

test('documents come back parsed, in the order of the query', () => {
  const {run, documents} = openWithNotes();
  const notes = [{text: 'b, "quoted"'}, {text: 'a\u0000\ud83d\udd25'}, [1e21, null]];
  for (const note of notes) run('INSERT INTO notes (body) VALUES (?)', JSON.stringify(note));
  const query = (rest: string) => `SELECT body FROM notes WHERE id > ? ${rest}`;
  expect(documents(query('ORDER BY id'), 0)).toEqual(notes);
  expect(documents(query('ORDER BY id DESC LIMIT 2'), 0)).toEqual(notes.slice(1).reverse());
  expect(documents(query('ORDER BY id'), 9)).toEqual([]);
});

test('a transaction that throws leaves nothing, a nested one only its own part', () => {
  const {run, all, transaction} = openWithNotes();
  const add = (body: string) => run('INSERT INTO notes (body) VALUES (?)', body);
  expect(() =>
    transaction(() => {
      add('lost');
      throw new Error('stop');
    }),
  ).toThrow('stop');
  transaction(() => {
    add('kept');
    try {
      transaction(() => {
        add('undone');
        throw new Error('inner');
      });
    } catch {
      add('after');
    }
  });
  expect(all('SELECT body FROM notes')).toEqual([{body: 'kept'}, {body: 'after'}]);
});

test('migrations run once; data of another version is refused with what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  try {
    const first = openDatabase(folder);
    first.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (body)'}]);
    first.run('INSERT INTO notes VALUES (?)', 'kept');
    first.close();

    database = openDatabase(folder);
    database.migrate('notes', [
      {name: 'notes', sql: 'CREATE TABLE notes (body)'},
      {name: 'authors', sql: 'ALTER TABLE notes ADD COLUMN author TEXT'},
    ]);
    expect(database.all('SELECT body, author FROM notes')).toEqual([{body: 'kept', author: null}]);
    expect(() => database?.migrate('notes', [{name: 'other', sql: ''}])).toThrow(/Remove the data folder/);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('a full disk is told as such, leaves nothing of its transaction, and later writes go on', () => {
  const {run, one, all, transaction} = openWithNotes();
  one('PRAGMA max_page_count = 8');
  const fill = () =>
    transaction(() => {
      for (let count = 0; count < 100; count++)
        transaction(() => run('INSERT INTO notes (body) VALUES (?)', Buffer.alloc(2000)));
    });
  expect(fill).toThrow('database or disk is full');
  expect(all('SELECT id FROM notes')).toEqual([]);
  transaction(() => run('INSERT INTO notes (body) VALUES (?)', 'small'));
  expect(all('SELECT body FROM notes')).toEqual([{body: 'small'}]);
});

test('a database whose log cannot be emptied is closed all the same, and has everything when it is opened again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  try {
    const full = openDatabase(folder);
    full.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (body)'}]);
    full.run('INSERT INTO notes VALUES (?)', 'kept');
    const {exec} = Libsql.prototype;
    vi.spyOn(Libsql.prototype, 'exec').mockImplementation(function (this: Libsql.Database, sql: string) {
      if (!sql.includes('wal_checkpoint')) return exec.call(this, sql);
      throw Object.assign(new Error('database or disk is full'), {code: 'SQLITE_FULL', rawCode: 13});
    });
    full.close();
    vi.restoreAllMocks();
    database = openDatabase(folder);
    expect(database.all('SELECT body FROM notes')).toEqual([{body: 'kept'}]);
  } finally {
    vi.restoreAllMocks();
    database?.close();
    database = undefined;
    rmSync(folder, {recursive: true, force: true});
  }
});

test('what was deleted is given back to the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  const size = () =>
    ['', '-wal'].reduce((sum, end) => sum + (statSync(join(folder, `sandbox.sqlite${end}`)).size ?? 0), 0);
  try {
    database = openDatabase(folder);
    database.migrate('notes', [{name: 'notes', sql: 'CREATE TABLE notes (body)'}]);
    for (let count = 0; count < 100; count++)
      database.run('INSERT INTO notes VALUES (?)', Buffer.alloc(10_000));
    database.run('DELETE FROM notes');
    expect(size()).toBeGreaterThan(1_000_000);
    database.compact();
    expect(size()).toBeLessThan(50_000);
  } finally {
    database?.close();
    database = undefined;
    rmSync(folder, {recursive: true, force: true});
  }
});
