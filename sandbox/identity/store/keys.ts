import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';

/** Secrets of the service itself, each made once and stored with the data. */
export interface Keys {
  /** The stored secret; `undefined` where none has been made. */
  find(name: string): string | undefined;
  /** The stored secret, or the one that `make` makes and that is stored from now on. */
  get(name: string, make: () => string): string;
  /** When the oldest was made: the creation date of the pool. */
  since(): Date;
}

export function createKeys(database: Database, clock: Clock): Keys {
  const find = (name: string) =>
    database.one<{secret: string}>('SELECT secret FROM identity_keys WHERE name = ?', name)?.secret;
  return {
    find,
    get: (name, make) => {
      const known = find(name);
      if (known !== undefined) return known;
      const secret = make();
      database.run('INSERT INTO identity_keys VALUES (?, ?, ?)', name, secret, clock.now().getTime());
      return secret;
    },
    since: () => {
      const row = database.one<{first: number | null}>('SELECT min(created_at) AS first FROM identity_keys');
      return new Date(row?.first ?? clock.now().getTime());
    },
  };
}
