import type {CoreOptions} from '../createCore';
import {IN_MEMORY, openDatabase} from '../node/database/openDatabase';
import type {Database} from '../store/database';

/** The seeds of one world at one moment, in a database of this process's memory that others can attach. */
interface Seeds {
  readonly address: string;
  /** What keeps it in memory. */
  readonly keeper: Database;
  /** Names of the tables that have seeds in them; undefined until they were written once. */
  tables?: readonly string[];
}

/** Tests of a file share one moment, or a few; the seeds of each moment take some 20 MB. */
const MOST_KEPT = 4;

const kept = new Map<string, Seeds>();
let made = 0;

/**
 * A database in memory, and a way to fill it that writes the seeds of a world and a moment once in a process and copies
 * them from then on: SQLite copies a table five times as fast as it inserts the rows one by one. Another database, world
 * or moment has its seeds written.
 *
 * @param seed - of the world
 * @param now - when the sandbox opens
 */
export function seedCopies(
  seed: number,
  now: Date,
): {readonly data: Database} & Required<Pick<CoreOptions, 'fill'>> {
  const key = `${seed}/${now.getTime()}`;
  const seeds = kept.get(key) ?? createSeeds();
  keep(key, seeds);
  const data = attached(seeds.address);
  return {
    data,
    fill: ({database, seed: ofWorld, at, ids, write}) => {
      const isSame = database === data && ofWorld === seed && at === now.getTime();
      if (!isSame || !seeds.tables) {
        write();
        if (isSame) seeds.tables = copyOut(data);
        return;
      }
      for (const table of seeds.tables) data.run(`INSERT INTO main.${table} SELECT * FROM seeds.${table}`);
      // Each seeded collection draws an id: the next is the same whether seeds were written or copied.
      for (const _ of data.all('SELECT 1 FROM main.collections')) ids.ulid();
    },
  };
}

function createSeeds(): Seeds {
  const address = `file:seeds-${made++}?mode=memory&cache=shared`;
  return {address, keeper: attached(address)};
}

/** The newest are kept. The memory of others is free once no sandbox has them attached and the driver has let go. */
function keep(key: string, seeds: Seeds): void {
  kept.delete(key);
  kept.set(key, seeds);
  const [oldest] = kept;
  if (kept.size <= MOST_KEPT || !oldest) return;
  kept.delete(oldest[0]);
  oldest[1].keeper.close();
}

function attached(address: string): Database {
  const database = openDatabase(IN_MEMORY);
  database.run('ATTACH ? AS seeds', address);
  return database;
}

/** Copies every table that the seeds were written to, with its indexes: SQLite's fast copy needs identical tables. */
function copyOut(database: Database): string[] {
  const tables = database
    .all<{name: string}>(
      `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT IN ('migrations', 'runs')`,
    )
    .map(({name}) => name)
    .filter((name) => database.one(`SELECT 1 FROM main.${name} LIMIT 1`));
  for (const table of tables) {
    const texts = database.all<{sql: string}>(
      `SELECT sql FROM main.sqlite_master WHERE tbl_name = ? AND sql NOT NULL ORDER BY type = 'index'`,
      table,
    );
    for (const {sql} of texts) database.run(sql.replace(/^CREATE (UNIQUE )?(TABLE|INDEX) /, '$&seeds.'));
    database.run(`INSERT INTO seeds.${table} SELECT * FROM main.${table}`);
  }
  if (tables.length === 0) throw new Error('No seeds were written.');
  return tables;
}
