import type {Database, Migration} from './database';

/** How often this data has been opened, and whether the seed data is in it. */
export interface Runs {
  /** Counts this opening; 0 for data that is new or was reset. */
  begin(): number;
  /** Writes the seed data once: the data and the mark that it is there, or neither. */
  seedOnce(seed: () => void): void;
  /** The next `begin` is the first again, the next `seedOnce` seeds. */
  reset(): void;
}

const migrations: readonly Migration[] = [
  {
    name: 'runs',
    sql: `CREATE TABLE runs (count INTEGER NOT NULL, seeded INTEGER NOT NULL);
          INSERT INTO runs VALUES (0, 0);`,
  },
];

export function createRuns(database: Database): Runs {
  database.migrate('runs', migrations);
  return {
    begin: () => {
      const row = database.one<{count: number}>('UPDATE runs SET count = count + 1 RETURNING count');
      return (row?.count ?? 1) - 1;
    },
    seedOnce: (seed) =>
      database.transaction(() => {
        if (database.run('UPDATE runs SET seeded = 1 WHERE seeded = 0').changes === 1) seed();
      }),
    reset: () => {
      database.run('UPDATE runs SET count = 1, seeded = 0');
    },
  };
}
