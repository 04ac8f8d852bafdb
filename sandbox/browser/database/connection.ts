import type {Database as Driver, PreparedStatement, Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import type {Connection} from '../../store/createDatabase';
import type {SqlValue} from '../../store/database';
import {boundTexts} from './boundTexts';

/** Codes of SQLite by which an error is recognised here. Source: sqlite.org/rescode.html. */
const [FULL, IOERR] = [13, 10];

/** An error of SQLite, with the name of its code as the driver of Node gives it. */
class SqliteError extends Error {
  constructor(
    message: string,
    readonly rawCode: number,
    cause: unknown,
  ) {
    super(message, {cause});
    this.name = 'SqliteError';
  }

  /** The rooms look for a full disk alone. */
  get code(): string {
    return this.rawCode === FULL ? 'SQLITE_FULL' : `SQLITE_${this.rawCode}`;
  }
}

/** A connection whose file can be put in another's place. */
export interface MovableConnection extends Connection {
  /** Continues with another database of the same contents, and closes the one before. */
  move(next: Driver): void;
}

interface Options {
  readonly sqlite: Sqlite3Static;
  readonly driver: Driver;
  /** Whether the browser refused a write for lack of room: SQLite is told only that it failed. */
  readonly wasFull?: () => boolean;
}

/** Functions of SQLite that the library's types lack, or have wrong. */
interface UntypedFunctions {
  sqlite3_reset(statement: unknown): number;
  sqlite3_clear_bindings(statement: unknown): number;
  sqlite3_get_autocommit(driver: unknown): number;
}

/** SQLite in WebAssembly as a connection. Statements are prepared at their first use, and kept. */
export function connectionOf({sqlite, driver: first, wasFull = () => false}: Options): MovableConnection {
  let driver = first;
  const functions = sqlite.capi as unknown as UntypedFunctions;
  const statements = new Map<string, PreparedStatement>();
  const prepare = (sql: string): PreparedStatement => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = driver.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const read = rowReader(sqlite);
  const texts = boundTexts(sqlite);

  /** Runs `work`, and gives what SQLite throws the shape that the rooms know. */
  const translated = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof sqlite.SQLite3Error)) throw error;
      const {resultCode = 0} = error as Error & {resultCode?: number};
      const isFull = resultCode === FULL || ((resultCode & 0xff) === IOERR && wasFull());
      const message = isFull ? 'database or disk is full' : error.message;
      throw new SqliteError(message, isFull ? FULL : resultCode, error);
    }
  };
  const stepped = <Result>(
    sql: string,
    values: readonly SqlValue[],
    use: (statement: PreparedStatement) => Result,
  ): Result =>
    translated(() => {
      const statement = prepare(sql);
      try {
        if (values.length > 0) texts.bind(statement, values);
        return use(statement);
      } finally {
        // The reset of a statement that failed returns its error again, which is no second one.
        functions.sqlite3_reset(statement.pointer);
        functions.sqlite3_clear_bindings(statement.pointer);
      }
    });

  const close = (): void => {
    for (const statement of statements.values()) statement.finalize();
    statements.clear();
    texts.free();
    driver.close();
  };

  return {
    exec: (sql) => translated(() => void driver.exec(sql)),
    run: (sql, values) => {
      const before = driver.changes(true);
      stepped(sql, values, (statement) => statement.step());
      return driver.changes(true) === before ? 0 : driver.changes();
    },
    one: (sql, values) =>
      stepped(sql, values, (statement) =>
        statement.step() ? read.row(statement, namesOf(statement)) : undefined,
      ),
    all: (sql, values) =>
      stepped(sql, values, (statement) => {
        const rows: unknown[] = [];
        // The names are the same in each row: they are read once.
        let names: readonly string[] | undefined;
        while (statement.step()) rows.push(read.row(statement, (names ??= namesOf(statement))));
        return rows;
      }),
    value: (sql, values) =>
      stepped(sql, values, (statement) => (statement.step() ? read.column(statement, 0) : undefined)),
    inTransaction: () => functions.sqlite3_get_autocommit(driver.pointer) === 0,
    compact: () => translated(() => void driver.exec('VACUUM;')),
    close,
    move: (next) => {
      close();
      driver = next;
    },
  };
}

/** Reads columns as the driver of Node does: texts with every character of theirs, blobs as copies. */
function rowReader({capi, wasm}: Sqlite3Static) {
  const utf8 = new TextDecoder();
  const column = (statement: PreparedStatement, index: number): SqlValue => {
    if (capi.sqlite3_column_type(statement, index) !== capi.SQLITE_TEXT)
      return statement.get(index) as SqlValue;
    // The library ends a text at its first zero.
    const start = capi.sqlite3_column_blob(statement, index);
    const length = capi.sqlite3_column_bytes(statement, index);
    return length === 0 ? '' : utf8.decode(wasm.heap8u().subarray(start, start + length));
  };
  return {
    column,
    row: (statement: PreparedStatement, names: readonly string[]): Record<string, SqlValue> =>
      Object.fromEntries(names.map((name, index) => [name, column(statement, index)])),
  };
}

const namesOf = (statement: PreparedStatement): string[] =>
  Array.from({length: statement.columnCount}, (_, index) => statement.getColumnName(index) ?? '');
