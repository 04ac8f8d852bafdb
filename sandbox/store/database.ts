/** What SQLite stores and gives back. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** One step of a room's schema. Steps run once, in order; a released step is never edited, a new one is added. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * The one store behind every room, whatever machine keeps it. Synchronous: a statement that returned has happened, and
 * one that stands outside `transaction` outlives the process when it returns.
 */
export interface Database {
  /** Runs one statement; `changes` counts the rows it touched. */
  readonly run: (sql: string, ...values: SqlValue[]) => {readonly changes: number};
  /** The first row, or `undefined`. */
  readonly one: <Row>(sql: string, ...values: SqlValue[]) => Row | undefined;
  /** Every row. Bound the query: all rows are in memory. */
  readonly all: <Row>(sql: string, ...values: SqlValue[]) => Row[];
  /**
   * Every row of a query whose only column holds JSON, each parsed. They leave SQLite as one text: a row each would
   * cost more than its parsing.
   */
  readonly documents: <Value>(sql: string, ...values: SqlValue[]) => Value[];
  /** All of `work` or, when it throws, nothing of it. May be nested: an inner one undoes its own part alone. */
  readonly transaction: <Result>(work: () => Result) => Result;
  /** Brings a room's tables up to date. Each room has its own list, so rooms share the file and nothing else. */
  migrate(room: string, migrations: readonly Migration[]): void;
  /** Gives the space of what was deleted back to the disk. Not within a transaction. */
  compact(): void;
  close(): void;
}
