import type Libsql from 'libsql';
import {createDatabase, type Connection} from '../../store/createDatabase';
import type {Database} from '../../store/database';
import {connect, isSqliteError} from './connect';
import {openDataFolder, type DataFolder} from './dataFolder';

/** Keep nothing: the database lives as long as the process. */
export const IN_MEMORY = ':memory:';

/**
 * Opens `sandbox.sqlite` in a folder (made when missing), or a database in memory.
 * @param folder - `SANDBOX_DATA`, or `:memory:`.
 * @throws Error that names folder or file and a remedy, when another sandbox has it or it cannot be opened.
 */
export function openDatabase(folder: string): Database {
  const data = folder === IN_MEMORY ? undefined : openDataFolder(folder);
  return createDatabase(connectionOf(connect(data?.databaseFile ?? IN_MEMORY, data), data), {
    ofAnotherVersion:
      'Remove the data folder (SANDBOX_DATA, .sandbox/ by default) or start the version that wrote it.',
  });
}

/**
 * The driver's statements, prepared at their first use. The values travel as one array: libsql takes a single object
 * (a Buffer, null) for named parameters.
 */
function connectionOf(driver: Libsql.Database, data: DataFolder | undefined): Connection {
  const statements = prepared((sql) => driver.prepare(sql));
  const values = prepared((sql) => driver.prepare(sql).raw());
  return {
    exec: (sql) => void driver.exec(sql),
    run: (sql, given) => statements.of(sql).run(given).changes,
    one: (sql, given) => withoutMetadata(statements.of(sql).get(given)),
    all: (sql, given) => statements.of(sql).all(given),
    value: (sql, given) => (values.of(sql).get(given) as unknown[])[0],
    inTransaction: () => driver.inTransaction,
    compact: () => {
      if (data) driver.exec(`VACUUM; ${TRUNCATE_LOG}`);
    },
    close: () => {
      statements.clear();
      values.clear();
      if (data) attempt(driver, TRUNCATE_LOG);
      // The driver closes a connection for good only when its statements are collected as garbage. Without WAL the lock
      // ends with the next reading.
      if (data) attempt(driver, 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL;');
      if (data) attempt(driver, 'SELECT count(*) FROM sqlite_master;');
      driver.close();
      data?.release();
    },
  };
}

function prepared(prepare: (sql: string) => Libsql.Statement) {
  const known = new Map<string, Libsql.Statement>();
  return {
    of: (sql: string): Libsql.Statement => {
      const ready = known.get(sql);
      if (ready) return ready;
      const statement = prepare(sql);
      known.set(sql, statement);
      return statement;
    },
    clear: () => known.clear(),
  };
}

const TRUNCATE_LOG = 'PRAGMA wal_checkpoint(TRUNCATE);';

/** On a full disk the log stays as it is: whoever opens the database next finds in it what the file lacks. */
function attempt(driver: Libsql.Database, sql: string): void {
  try {
    driver.exec(sql);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
}

/** libsql's `get` adds an enumerable `_metadata` to the row; `all` does not. */
function withoutMetadata(row: unknown): unknown {
  if (row === undefined || row === null) return undefined;
  const {_metadata, ...columns} = row as Record<string, unknown>;
  return columns;
}
