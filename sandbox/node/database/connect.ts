import {dirname} from 'node:path';
import Libsql from 'libsql';
import {ELSEWHERE, type DataFolder} from './dataFolder';

/** What the driver throws: SQLite's own number beside its name, which the driver knows of the common ones alone. */
interface SqliteError extends Error {
  readonly rawCode: number;
}

type Failure = Pick<SqliteError, 'rawCode' | 'message'>;

export const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && typeof (error as Partial<SqliteError>).rawCode === 'number';

/** In bytes, half of SQLite's own: reports of a hundred objects touch a hundred pages, and each is written whole. */
const PAGE_OF_FILE = 2048;
/** In bytes. No file is written there, and fewer pages are less work: seeds are copied in half the time. */
const PAGE_IN_MEMORY = 8192;

/** @throws Error that names the file and a remedy, when another sandbox has it, or it cannot be read and written. */
export function connect(file: string, data: DataFolder | undefined): Libsql.Database {
  let connection: Libsql.Database | undefined;
  try {
    connection = new Libsql(file);
    // It counts for a new database alone.
    connection.exec(`PRAGMA page_size = ${data ? PAGE_OF_FILE : PAGE_IN_MEMORY};`);
    // WAL with NORMAL: a commit is in the hands of the operating system before the call returns, so what was
    // acknowledged outlives kill -9 (0.04 ms a commit here). FULL would outlive a power cut too, at 3.7 ms a commit.
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    // SQLite moves the log to the file each 1,000 pages and waits for the disk then: ten batches of a hundred objects.
    // Each 16,000 (32 MB of log) costs the same wait a sixteenth as often.
    connection.exec('PRAGMA wal_autocheckpoint = 16000;');
    // The operating system holds this lock and ends it with the process, however that ends. A process id in a file
    // would say nothing: another process has it after a restart, and all containers have a process 1. Only after WAL
    // has begun can the lock be given back. A file that is read-only is told now, by a write that changes nothing.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT;');
    data?.claim();
    return connection;
  } catch (cause) {
    connection?.close();
    throw data ? explainFailure(data, cause) : cause;
  }
}

/**
 * What to tell whoever starts a sandbox and whose database fails: the file, and a remedy. Other errors stay as they are.
 * @param data - where the database is
 */
export function explainFailure(data: DataFolder, cause: unknown): unknown {
  const error = isSqliteError(cause) ? cause : findConnectionFailure(cause);
  return error ? new Error(describeFailure(data, error), {cause}) : cause;
}

/** A file that cannot even be opened is told without SQLite's number, but at the end of the text. */
function findConnectionFailure(cause: unknown): Failure | undefined {
  const [, code] =
    /^ConnectionFailed\(.*: (\d+)"\)$/s.exec(cause instanceof Error ? cause.message : '') ?? [];
  return code === undefined ? undefined : {rawCode: Number(code), message: 'unable to open database file'};
}

const [PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN] = [3, 5, 6, 8, 10, 13, 14];

/** Source of the numbers: sqlite.org/rescode.html. */
function describeFailure({databaseFile, owner}: DataFolder, {rawCode, message}: Failure): string {
  // An extended code has its simple one in the low byte.
  switch (rawCode & 0xff) {
    case BUSY:
    case LOCKED: {
      const id = owner();
      return `Another sandbox${id ? ` (process ${id})` : ''} has the data folder ${dirname(databaseFile)}. Stop it, or ${ELSEWHERE}.`;
    }
    case READONLY:
    case CANTOPEN:
    case PERM:
      return `${databaseFile} cannot be written (${message}). Make it and its folder writable, or ${ELSEWHERE}.`;
    case IOERR:
      // A full disk as well, where the log of a sandbox that was killed is to be read.
      return `${databaseFile} cannot be read or written (${message}). Free some space on its disk, make it and its folder writable, or ${ELSEWHERE}.`;
    case FULL:
      return `${databaseFile} cannot be written, since its disk is full. Free some space, or ${ELSEWHERE}.`;
    default:
      return `${databaseFile} is not a sandbox database (${message}). Remove it, or ${ELSEWHERE}.`;
  }
}
