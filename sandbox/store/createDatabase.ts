import type {Database, Migration, SqlValue} from './database';

/** What a driver of SQLite brings: its own words for a few statements. It keeps what it has prepared. */
export interface Connection {
  /** Runs statements without values, one after the other. */
  exec(sql: string): void;
  /** Runs one statement, and counts the rows that it touched. */
  run(sql: string, values: readonly SqlValue[]): number;
  /** The first row, an object of its columns and nothing else; `undefined` when there is none. */
  one(sql: string, values: readonly SqlValue[]): unknown;
  /** Every row, each an object of its columns. */
  all(sql: string, values: readonly SqlValue[]): unknown[];
  /** The first column of the first row. */
  value(sql: string, values: readonly SqlValue[]): unknown;
  /** Whether SQLite is in the middle of a transaction: some errors, such as a full disk, end it. */
  inTransaction(): boolean;
  /** Gives the space of what was deleted back. */
  compact(): void;
  close(): void;
}

export interface DatabaseWords {
  /** What to do about data that another version of the sandbox wrote: a sentence. */
  readonly ofAnotherVersion: string;
}

/** A database over a connection that is open: transactions, lists of documents and migrations are the same everywhere. */
export function createDatabase(connection: Connection, words: DatabaseWords): Database {
  const lists = new Map<string, string>();
  let depth = 0;
  // Some errors, such as a full disk, make SQLite end the whole transaction by itself: its outer levels fail with it.
  let ending: {readonly error: unknown} | undefined;
  const requireTransaction = () => {
    if (ending) throw ending.error;
  };

  const database: Database = {
    run: (sql, ...values) => ({changes: connection.run(sql, values)}),
    one: <Row>(sql: string, ...values: SqlValue[]) => connection.one(sql, values) as Row | undefined,
    all: <Row>(sql: string, ...values: SqlValue[]) => connection.all(sql, values) as Row[],
    documents: <Value>(sql: string, ...values: SqlValue[]) => {
      let list = lists.get(sql);
      if (list === undefined) lists.set(sql, (list = listOf(sql)));
      const documents = connection.value(list, values) as string | null;
      return documents === null ? [] : (JSON.parse(`[${documents}]`) as Value[]);
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
        if (connection.inTransaction())
          connection.exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
        else ending ??= {error};
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) ending = undefined;
      }
    },
    migrate: (room, migrations) => applyMigrations(database, connection, {room, migrations, ...words}),
    compact: () => connection.compact(),
    close: () => connection.close(),
  };
  return database;
}

/** SQLite keeps the order of the inner query under group_concat; it drops only orders that nobody could see. */
const listOf = (sql: string) =>
  `WITH each_row (document) AS (${sql}) SELECT group_concat(document) FROM each_row`;

interface RoomMigrations extends DatabaseWords {
  readonly room: string;
  readonly migrations: readonly Migration[];
}

function applyMigrations(
  database: Database,
  connection: Connection,
  {room, migrations, ofAnotherVersion}: RoomMigrations,
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
        ofAnotherVersion,
    );
  }
  database.transaction(() => {
    migrations.slice(done.length).forEach(({name, sql}, index) => {
      connection.exec(sql);
      database.run('INSERT INTO migrations VALUES (?, ?, ?)', room, done.length + index, name);
    });
  });
}
