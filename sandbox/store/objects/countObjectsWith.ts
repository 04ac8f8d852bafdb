import type {Database} from '../database';

/** Counts the objects that an account has in a table, together with those of a list (each once) that it has not. */
export function countObjectsWith(database: Database, table: string) {
  return (accountId: string, objectIds: readonly string[]): number =>
    database.one<{count: number}>(
      `SELECT (SELECT count(*) FROM ${table} WHERE account_id = ?1) +
              (SELECT count(*) FROM json_each(?2)
               WHERE value NOT IN (SELECT object_id FROM ${table} WHERE account_id = ?1)) AS count`,
      accountId,
      JSON.stringify(objectIds),
    )?.count ?? 0;
}
