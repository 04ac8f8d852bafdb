import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {memoryDatabase} from '../../testing/memoryDatabase';
import {startSandbox} from '../../testing/openSandbox';
import {PROGRAM} from '../../testing/startProgram';
import {spawnSandbox} from '../../testing/spawnSandbox';
import {explainFailure} from './connect';
import {openDataFolder} from './dataFolder';
import {openDatabase} from './openDatabase';

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

test('a lock file keeps nobody out, whatever process it names: only a sandbox that has the database does', () => {
  const folder = temporaryFolder();
  const lockFile = join(folder, 'sandbox.lock');
  for (const content of ['1', String(process.ppid), String(process.pid), '4194305', '', 'x']) {
    writeFileSync(lockFile, content);
    const database = openDatabase(folder);
    expect(readFileSync(lockFile, 'utf8')).toBe(String(process.pid));
    database.close();
  }
});

test('a sandbox in a process of its own is respected, also without its lock file, and no more once it was killed', async () => {
  const folder = temporaryFolder();
  const sandbox = await spawnSandbox({SANDBOX_DATA: folder, SANDBOX_NOW: '2026-07-14T18:00:00Z'});
  expect(() => openDatabase(folder)).toThrow(`Another sandbox (process ${sandbox.process.pid}) has`);
  rmSync(join(folder, 'sandbox.lock'));
  expect(() => openDatabase(folder)).toThrow(`Another sandbox has the data folder ${folder}. Stop it`);
  await sandbox.end('SIGKILL');
  openDatabase(folder).close();
});

/** Nobody but root may write what is read-only. */
const nobody = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};

test('a database that may not be written is named, with a remedy', () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = join(folder, 'sandbox.sqlite');
  const startOutput = () =>
    spawnSync(process.execPath, [PROGRAM], {
      env: {...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: folder},
      encoding: 'utf8',
      ...nobody,
    }).stderr;
  chmodSync(file, 0o444);
  chmodSync(folder, 0o777);
  expect(startOutput()).toBe(
    `${file} cannot be written (attempt to write a readonly database). ` +
      'Make it and its folder writable, or set SANDBOX_DATA to another folder.\n',
  );
  chmodSync(file, 0o666);
  chmodSync(folder, 0o555);
  expect(startOutput()).toMatch(/cannot be written \(.+\)\. Make it .*writable, or set SANDBOX_DATA/);
  chmodSync(folder, 0o777);
});

test('a file in place of the folder is named, with a remedy', () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const message = (path: string) =>
    `The data folder ${path} is a file. Remove it, or set SANDBOX_DATA to another folder.`;
  expect(() => openDatabase(file)).toThrow(message(file));
  expect(() => openDatabase(join(file, 'inside'))).toThrow(message(join(file, 'inside')));
});

test('what stands in place of the database, or leads nowhere, is named, with a remedy', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'sandbox.sqlite');
  const open = () => openDatabase(folder);
  const words = `${file} cannot be written (unable to open database file). Make it and its folder writable, or set`;
  mkdirSync(file);
  expect(open).toThrow(words);
  rmdirSync(file);
  symlinkSync(join(folder, 'missing', 'file'), file);
  expect(open).toThrow(words);
});

test('a folder that cannot be made is told at once, also in one that is there', () => {
  expect(() => openDatabase('/proc/self/data/inside')).toThrow(
    /^The data folder \/proc\/self\/data\/inside cannot be written \(\w+\)\. Make it writable, or set SANDBOX_DATA/,
  );
});

test('a database that fails while the sandbox starts is named, with a remedy, and let go', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'sandbox.sqlite');
  const database = openDatabase(folder);
  database.run('CREATE TABLE migrations (of_another_program)');
  database.close();
  await expect(startSandbox({data: folder})).rejects.toThrow(`${file} is not a sandbox database (`);
  openDatabase(folder).close();
});

test('a disk that fills up while the sandbox starts is named, with a remedy', () => {
  const {transaction, run, one} = memoryDatabase();
  one('PRAGMA max_page_count = 5');
  const work = () => transaction(() => run('CREATE TABLE notes AS SELECT randomblob(100000)'));
  const folder = temporaryFolder();
  expect(work).toThrow(
    expect.toSatisfy(
      (error) =>
        (explainFailure(openDataFolder(folder), error) as Error).message ===
        `${join(folder, 'sandbox.sqlite')} cannot be written, since its disk is full. Free some space, or set SANDBOX_DATA to another folder.`,
    ),
  );
});

test('a file that is no database is named, with a remedy', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'sandbox.sqlite');
  writeFileSync(file, 'not a database '.repeat(1000));
  const open = () => openDatabase(folder);
  expect(open).toThrow(`${file} is not a sandbox database`);
  expect(open).toThrow('Remove it, or set SANDBOX_DATA to another folder.');
});
