import sqlite3InitModule, {type Database as Driver, type Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import {createDatabase} from '../../store/createDatabase';
import type {Database} from '../../store/database';
import {connectionOf} from './connection';
import {watchFullDisk} from './fullDisk';

/** Why nothing outlives the page: no files, no room in them, or another window has them. */
export type MemoryReason = 'refused' | 'full' | 'busy';

export interface OpenDatabase {
  readonly database: Database;
  /** `undefined` where what is stored is there tomorrow. */
  memoryReason(): MemoryReason | undefined;
  /**
   * Puts a database that began empty into the browser's files, with one write: it begins in memory, because a private
   * window takes milliseconds for each of the thousands of writes that seeds would need. Does nothing where there was a file.
   */
  keep(): Promise<void>;
  /** Everything that is stored, as one SQLite file. */
  readonly exportFile: () => Uint8Array;
}

export interface BrowserStorage {
  /** Names the folder of the browser's file system; sites below different paths of one origin have one each. */
  readonly folder: string;
  /** How long the tab before may take to let the file go, in milliseconds. */
  readonly patience?: number;
}

export interface OpenOptions {
  /** Left out, everything is kept in memory. */
  readonly storage?: BrowserStorage;
  /** What `exportFile` gave, to begin with in place of what is stored. */
  readonly initial?: Uint8Array;
  /** Whether what is stored is given up before. */
  readonly isFresh?: boolean;
}

/** The name of the one file within the pool. */
const FILE = '/sandbox.sqlite';

/** @param wasm the WebAssembly of SQLite */
export function loadSqlite(wasm: Uint8Array): Promise<Sqlite3Static> {
  // The library would warn of a file system that it cannot use without headers of its own. What fails is thrown as well.
  (globalThis as {sqlite3ApiConfig?: object}).sqlite3ApiConfig = {
    warn: () => undefined,
    error: () => undefined,
  };
  const init = sqlite3InitModule as (options: object) => Promise<Sqlite3Static>;
  return init({wasmBinary: wasm, print: () => undefined, printErr: () => undefined});
}

/**
 * Opens the database of the sandbox in a page: in the browser's own file system, or in memory where a private window or
 * a setting refuses it. Only a dedicated worker can open files.
 *
 * @throws SqliteError when the file is none of SQLite's
 */
export async function openDatabase(
  sqlite: Sqlite3Static,
  {storage, ...contents}: OpenOptions = {},
): Promise<OpenDatabase> {
  const files: Files = storage ? await openFiles(sqlite, storage, contents) : {reason: undefined};
  const {pool} = files;
  let {reason} = files;
  let driver = pool?.getFileNames().includes(FILE)
    ? openFile(pool)
    : openInMemory(sqlite, pool ? undefined : contents.initial);
  prepare(driver);
  const connection = connectionOf({sqlite, driver, ...(pool && {wasFull: watchFullDisk()})});
  const exportFile = () => sqlite.capi.sqlite3_js_db_export(driver);
  return {
    database: createDatabase(connection, {
      ofAnotherVersion: 'Reset the sandbox on its page: it then begins anew with this version.',
    }),
    memoryReason: () => reason,
    keep: async () => {
      if (!pool || pool.getFileNames().includes(FILE)) return;
      try {
        await pool.importDb(FILE, exportFile());
        driver = openFile(pool);
      } catch (error) {
        reason = isFullDisk(error) ? 'full' : 'refused';
        return;
      }
      prepare(driver);
      connection.move(driver);
    },
    exportFile,
  };
}

const prepare = (driver: Driver): void => void driver.exec('PRAGMA foreign_keys = ON;');

type Pool = Awaited<ReturnType<Sqlite3Static['installOpfsSAHPoolVfs']>>;

/** The browser's files, or why there are none. */
type Files =
  | {readonly pool: Pool; readonly reason?: undefined}
  | {readonly pool?: undefined; readonly reason: MemoryReason | undefined};

async function openFiles(
  sqlite: Sqlite3Static,
  {folder, patience = 5000}: BrowserStorage,
  {initial, isFresh}: Pick<OpenOptions, 'initial' | 'isFresh'>,
): Promise<Files> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      const pool = await withoutRemoval(() =>
        sqlite.installOpfsSAHPoolVfs({
          name: 'sandbox-files',
          directory: folder,
          initialCapacity: 6,
          // The library remembers a failure, and would give it again without another try.
          forceReinitIfPreviouslyFailed: true,
        } as Parameters<Sqlite3Static['installOpfsSAHPoolVfs']>[0]),
      );
      if (isFresh) await pool.wipeFiles();
      if (initial) await pool.importDb(FILE, initial);
      return {pool};
    } catch (error) {
      // The tab before still holds the file: it is being closed.
      if (!isBusy(error)) return {reason: isFullDisk(error) ? 'full' : 'refused'};
      if (performance.now() > until) return {reason: 'busy'};
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * A pool that cannot be opened deletes its folder, and with it what was stored, unless another handle is still open: a
 * page before that lets the files go at this very moment would lose everything. Here nothing deletes but `wipeFiles`.
 */
async function withoutRemoval<Value>(work: () => Promise<Value>): Promise<Value> {
  const {prototype} = FileSystemDirectoryHandle;
  // oxlint-disable-next-line typescript/unbound-method -- called below with the handle that it belongs to
  const {removeEntry} = prototype;
  prototype.removeEntry = function (name, options) {
    return options?.recursive ? Promise.resolve() : removeEntry.call(this, name, options);
  };
  try {
    return await work();
  } finally {
    prototype.removeEntry = removeEntry;
  }
}

function openFile(pool: Pool): Driver {
  const driver = new pool.OpfsSAHPoolDb(FILE);
  // WAL needs no shared memory where one connection has the file for itself. As in Node, a commit is in the hands of the
  // operating system before the call returns, and outlives the tab and the browser.
  driver.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 4096;');
  driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  driver.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT;');
  return driver;
}

function openInMemory({oo1, capi, wasm}: Sqlite3Static, initial: Uint8Array | undefined): Driver {
  const driver = new oo1.DB(':memory:');
  if (!initial) return driver;
  const start = wasm.allocFromTypedArray(initial);
  const owned = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  driver.checkRc(
    capi.sqlite3_deserialize(driver, 'main', start, initial.byteLength, initial.byteLength, owned),
  );
  return driver;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NoModificationAllowedError';

const isFullDisk = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Whether bytes are a file of SQLite's. */
export function isDatabaseFile(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 15)) === 'SQLite format 3';
}
