import {ownValue} from '../../base/ownValue';
import type {Database} from '../../store/database';
import type {State} from './stateShape';
import {sharedTables} from './tables';

/** Makes a fresh sandbox what another one was: all changes, or none where one does not fit. */
export function applyChanges(database: Database, {set, gone}: Pick<State, 'set' | 'gone'>): void {
  const tables = Object.entries(sharedTables);
  database.transaction(() => {
    for (const [name, {remove}] of tables.toReversed())
      for (const keys of ownValue(gone, name) ?? []) database.run(remove, ...keys);
    for (const [name, {write}] of tables)
      for (const row of ownValue(set, name) ?? []) database.run(write, ...row);
    for (const {table} of Object.values(sharedTables)) requireTypes(database, table);
  });
}

/** SQLite stores a text where a number is meant, and the sandbox would meet it later. @throws Error */
function requireTypes(database: Database, table: string): void {
  const columns = database.all<{name: string; type: string}>(
    'SELECT name, lower(type) AS type FROM pragma_table_info(?)',
    table,
  );
  const isOther = columns.map(({name, type}) => `typeof(${name}) NOT IN ('${type}', 'null')`).join(' OR ');
  if (database.one(`SELECT 1 FROM ${table} WHERE ${isOther} LIMIT 1`))
    throw new Error(`${table} holds a value of another type.`);
}
