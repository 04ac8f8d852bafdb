import type {Database, Migration} from './database';

/** How often this data has been opened, and whether the seed data is in it. */
export interface Runs {
  /** Counts this opening; 0 for data that is new or was reset. */
  begin(): number;
  /** Writes the seed data once: the data and the mark that it is there since `at` (milliseconds), or neither. */
  seedOnce(seed: () => void, at: number): void;
  /** How often the data has been opened, and when it was seeded; `undefined` where an earlier version did it. */
  state(): {readonly count: number; readonly seededAt: number | undefined};
  /** Counts on from here: ids that such a run has given elsewhere do not come again. */
  continueFrom(count: number): void;
  /** The next `begin` is the first again, the next `seedOnce` seeds. */
  reset(): void;
}

const migrations: readonly Migration[] = [
  {
    name: 'runs',
    sql: `CREATE TABLE runs (count INTEGER NOT NULL, seeded INTEGER NOT NULL);
          INSERT INTO runs VALUES (0, 0);`,
  },
  {name: 'time of the seeds', sql: 'ALTER TABLE runs ADD COLUMN seeded_at INTEGER'},
];

export function createRuns(database: Database): Runs {
  database.migrate('runs', migrations);
  return {
    begin: () => {
      const row = database.one<{count: number}>('UPDATE runs SET count = count + 1 RETURNING count');
      return (row?.count ?? 1) - 1;
    },
    seedOnce: (seed, at) =>
      database.transaction(() => {
        if (database.run('UPDATE runs SET seeded = 1, seeded_at = ? WHERE seeded = 0', at).changes === 1)
          seed();
      }),
    state: () => {
      const row = database.one<{count: number; seededAt: number | null}>(
        'SELECT count, seeded_at AS seededAt FROM runs',
      );
      return {count: row?.count ?? 0, seededAt: row?.seededAt ?? undefined};
    },
    continueFrom: (count) => {
      database.run('UPDATE runs SET count = ?', count);
    },
    reset: () => {
      database.run('UPDATE runs SET count = 1, seeded = 0');
    },
  };
}
