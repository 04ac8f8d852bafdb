import type {Database} from '../database';

/**
 * Counts the objects that an account would have in a table if those of a list (each once) were added; `undefined` when
 * it has all of them already. That is the rule for devices that report again and again, and costs no count.
 */
export function countObjectsWith(database: Database, table: string) {
  return (accountId: string, objectIds: readonly string[]): number | undefined => {
    const known = database.one<{count: number}>(
      `SELECT count(*) AS count FROM json_each(?)
       WHERE EXISTS (SELECT 1 FROM ${table} WHERE account_id = ? AND object_id = value)`,
      JSON.stringify(objectIds),
      accountId,
    );
    const added = objectIds.length - (known?.count ?? 0);
    if (added === 0) return undefined;
    const all = database.one<{count: number}>(
      `SELECT count(*) AS count FROM ${table} WHERE account_id = ?`,
      accountId,
    );
    return (all?.count ?? 0) + added;
  };
}
