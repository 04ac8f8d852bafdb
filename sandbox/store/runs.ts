import type {Database, Migration} from './database';

/** How often this data has been opened, and whether the seeds have been sown in it. */
export interface Runs {
  /** Counts this opening; 0 for data that is new or was reset. */
  begin(): number;
  /** Sows the seeds once: both, the seeds and the mark that they are sown, or neither. */
  seedOnce(sow: () => void): void;
  /** The next `begin` is the first again, the next `seedOnce` sows. */
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
    seedOnce: (sow) =>
      database.transaction(() => {
        if (database.run('UPDATE runs SET seeded = 1 WHERE seeded = 0').changes === 1) sow();
      }),
    reset: () => {
      database.run('UPDATE runs SET count = 1, seeded = 0');
    },
  };
}
