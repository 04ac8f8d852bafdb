import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {claimDataFolder} from './dataFolder';
import {openDatabase} from './database';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

test('two sandboxes on one folder: the second is told who has it, until the first lets go', () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  expect(() => openDatabase(folder)).toThrow(
    `Another sandbox (process ${process.pid}) has the data folder ${folder}. Stop it, or set SANDBOX_DATA to another folder.`,
  );
  first.close();
  openDatabase(folder).close();
  expect(existsSync(join(folder, 'sandbox.lock'))).toBe(false);
});

test('the lock of a process that has ended is taken over', () => {
  for (const content of ['4194305', '', 'x', String(process.pid)]) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'sandbox.lock'), content);
    claimDataFolder(folder).release();
  }
});

test('the lock of a process that runs is respected', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'sandbox.lock'), String(process.ppid));
  expect(() => claimDataFolder(folder)).toThrow(`Another sandbox (process ${process.ppid})`);
});

test('a file in place of the folder is named, with a remedy', () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const message = (path: string) =>
    `The data folder ${path} is a file. Remove it, or set SANDBOX_DATA to another folder.`;
  expect(() => openDatabase(file)).toThrow(message(file));
  expect(() => openDatabase(join(file, 'inside'))).toThrow(message(join(file, 'inside')));
});

test('a file that is no database is named, with a remedy', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'sandbox.sqlite');
  writeFileSync(file, 'not a database '.repeat(1000));
  const open = () => openDatabase(folder);
  expect(open).toThrow(`${file} is not a sandbox database`);
  expect(open).toThrow('Remove it, or set SANDBOX_DATA to another folder.');
});
