import {dirname} from 'node:path';
import Libsql from 'libsql';
import {type DataFolder, ELSEWHERE, openDataFolder} from './dataFolder';

/** What SQLite stores and gives back. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** One step of a room's schema. Steps run once, in order; a released step is never edited, a new one is added. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * The one file behind every room. Synchronous: a statement that returned has happened, and one that stands outside
 * `transaction` outlives the process when it returns.
 */
export interface Database {
  /** Runs one statement; `changes` counts the rows it touched. */
  run(sql: string, ...values: SqlValue[]): {readonly changes: number};
  /** The first row, or `undefined`. */
  one<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** Every row. Bound the query: all rows are in memory. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  /**
   * Every row of a query whose only column holds JSON, each parsed. They leave SQLite as one text: a row each would
   * cost more than its parsing.
   */
  documents<Value>(sql: string, ...values: SqlValue[]): Value[];
  /** All of `work` or, when it throws, nothing of it. May be nested: an inner one undoes its own part alone. */
  transaction<Result>(work: () => Result): Result;
  /** Brings a room's tables up to date. Each room has its own list, so rooms share the file and nothing else. */
  migrate(room: string, migrations: readonly Migration[]): void;
  /** Gives the space of what was deleted back to the disk. Not within a transaction. */
  compact(): void;
  close(): void;
}

/** Keep nothing: the database lives as long as the process. */
export const IN_MEMORY = ':memory:';

/**
 * Opens `sandbox.sqlite` in a folder (made when missing), or a database in memory.
 * @param folder - `SANDBOX_DATA`, or `:memory:`.
 * @throws Error that names folder or file and a remedy, when another sandbox has it or it cannot be opened.
 */
export function openDatabase(folder: string): Database {
  const data = folder === IN_MEMORY ? undefined : openDataFolder(folder);
  const connection = connect(data);
  const statements = new Map<string, Libsql.Statement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const lists = new Map<string, Libsql.Statement>();
  const prepareList = (sql: string) => {
    const known = lists.get(sql);
    if (known) return known;
    // SQLite keeps the order of the inner query under group_concat; it drops only orders that nobody could see.
    const list = connection
      .prepare(`WITH each_row (document) AS (${sql}) SELECT group_concat(document) FROM each_row`)
      .raw();
    lists.set(sql, list);
    return list;
  };
  let depth = 0;
  // Some errors, such as a full disk, make SQLite end the whole transaction by itself: its outer levels fail with it.
  let ending: {readonly error: unknown} | undefined;
  const requireTransaction = () => {
    if (ending) throw ending.error;
  };

  const database: Database = {
    // The values travel as one array: libsql takes a single object (a Buffer, null) for named parameters.
    run: (sql, ...values) => ({changes: prepare(sql).run(values).changes}),
    one: <Row>(sql: string, ...values: SqlValue[]) => withoutMetadata<Row>(prepare(sql).get(values)),
    all: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).all(values) as Row[],
    documents: <Value>(sql: string, ...values: SqlValue[]) => {
      const [list] = prepareList(sql).get(values) as [string | null];
      return list === null ? [] : (JSON.parse(`[${list}]`) as Value[]);
    },
    transaction: (work) => {
      requireTransaction();
      const name = `level_${depth}`;
      connection.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${name}`);
      depth += 1;
      try {
        const result = work();
        requireTransaction();
        connection.exec(depth === 1 ? 'COMMIT' : `RELEASE ${name}`);
        return result;
      } catch (error) {
        if (connection.inTransaction)
          connection.exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
        else ending ??= {error};
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) ending = undefined;
      }
    },
    migrate: (room, migrations) => applyMigrations(database, connection, room, migrations),
    compact: () => {
      if (data) connection.exec(`VACUUM; ${TRUNCATE_LOG}`);
    },
    close: () => {
      statements.clear();
      lists.clear();
      if (data) attempt(connection, TRUNCATE_LOG);
      // The driver closes a connection for good only when its statements are collected as garbage. Without WAL the lock
      // ends with the next reading.
      if (data) attempt(connection, 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL;');
      if (data) attempt(connection, 'SELECT count(*) FROM sqlite_master;');
      connection.close();
      data?.release();
    },
  };
  return database;
}

const TRUNCATE_LOG = 'PRAGMA wal_checkpoint(TRUNCATE);';

/** On a full disk the log stays as it is: whoever opens the database next finds in it what the file lacks. */
function attempt(connection: Libsql.Database, sql: string): void {
  try {
    connection.exec(sql);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
}

/** What the driver throws: SQLite's own number beside its name, which the driver knows of the common ones alone. */
interface SqliteError extends Error {
  readonly rawCode: number;
}

const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && typeof (error as Partial<SqliteError>).rawCode === 'number';

/** @throws Error that names the file and a remedy, when another sandbox has it, or it cannot be read and written. */
function connect(data: DataFolder | undefined): Libsql.Database {
  let connection: Libsql.Database | undefined;
  try {
    connection = new Libsql(data?.databaseFile ?? IN_MEMORY);
    // Half of SQLite's own page: reports of a hundred objects touch a hundred pages, and each is written whole. It
    // counts for a new file alone.
    connection.exec('PRAGMA page_size = 2048;');
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
    if (!data || !isSqliteError(cause)) throw cause;
    throw new Error(describeConnectFailure(data, cause), {cause});
  }
}

const [PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN] = [3, 5, 6, 8, 10, 13, 14];

/** Source of the numbers: sqlite.org/rescode.html. */
function describeConnectFailure({databaseFile, owner}: DataFolder, {rawCode, message}: SqliteError): string {
  // An extended code has its simple one in the low byte.
  switch (rawCode & 0xff) {
    case BUSY:
    case LOCKED: {
      const id = owner();
      return `Another sandbox${id ? ` (process ${id})` : ''} has the data folder ${dirname(databaseFile)}. Stop it, or ${ELSEWHERE}.`;
    }
    case READONLY:
    case IOERR:
    case CANTOPEN:
    case PERM:
      return `${databaseFile} cannot be written (${message}). Make it and its folder writable, or ${ELSEWHERE}.`;
    case FULL:
      return `${databaseFile} cannot be written, since its disk is full. Free some space, or ${ELSEWHERE}.`;
    default:
      return `${databaseFile} is not a sandbox database (${message}). Remove it, or ${ELSEWHERE}.`;
  }
}

/** libsql's `get` adds an enumerable `_metadata` to the row; `all` does not. */
function withoutMetadata<Row>(row: unknown): Row | undefined {
  if (row === undefined || row === null) return undefined;
  const {_metadata, ...columns} = row as Record<string, unknown>;
  return columns as Row;
}

function applyMigrations(
  database: Database,
  connection: Libsql.Database,
  room: string,
  migrations: readonly Migration[],
): void {
  database.run(
    'CREATE TABLE IF NOT EXISTS migrations (room TEXT, step INTEGER, name TEXT NOT NULL, PRIMARY KEY (room, step))',
  );
  const done = database.all<{step: number; name: string}>(
    'SELECT step, name FROM migrations WHERE room = ? ORDER BY step',
    room,
  );
  for (const {step, name} of done) {
    if (migrations[step]?.name === name) continue;
    throw new Error(
      `The data was written by another version of the sandbox: ${room} has migration "${name}" at step ${step}, ` +
        `this version has ${migrations[step] ? `"${migrations[step].name}"` : 'none'}. ` +
        'Remove the data folder (SANDBOX_DATA, .sandbox/ by default) or start the version that wrote it.',
    );
  }
  database.transaction(() => {
    migrations.slice(done.length).forEach(({name, sql}, index) => {
      connection.exec(sql);
      database.run('INSERT INTO migrations VALUES (?, ?, ?)', room, done.length + index, name);
    });
  });
}
