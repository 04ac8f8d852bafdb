import type {Database, Migration} from './database';

/** A tenant of the platform: whose data a request reads and writes. */
export interface Account {
  readonly accountId: string;
  /** The identity groups of the account's user; an API key has the same rights as its owner. */
  readonly groups: readonly string[];
}

/** The user behind an account, as records are signed. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Who the accounts' users are. */
export interface People {
  /** `undefined` for an account that is gone, or whose user has told neither name nor email. */
  person(accountId: string): Person | undefined;
  /** The weather thresholds that the user has defined, a text that nobody has checked; `undefined` without any. */
  weatherThresholds(accountId: string): string | undefined;
}

/** An account as the identity room writes it. What is left out stays as it was, but for `isEnabled`: true. */
export interface AccountChange extends Account, Partial<Person> {
  readonly weatherThresholds?: string;
  /** Whether its user may do anything at all. */
  readonly isEnabled?: boolean;
}

/** Accounts: where the identity room (writes) and the platform (reads) meet. */
export interface Accounts extends People {
  /** Creates the account or replaces its groups. */
  save(account: AccountChange): void;
  find(accountId: string): Account | undefined;
  /** False for an account whose user is disabled, or that is gone. */
  isEnabled(accountId: string): boolean;
  /** Forgets the account and its keys; its data stays, unreachable. */
  remove(accountId: string): void;
  clear(): void;
}

const migrations: readonly Migration[] = [
  {
    name: 'accounts',
    sql: `CREATE TABLE accounts (account_id TEXT PRIMARY KEY, groups TEXT NOT NULL) WITHOUT ROWID;
          CREATE TABLE api_keys (
            api_key TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (account_id) ON DELETE CASCADE) WITHOUT ROWID;
          CREATE INDEX api_keys_by_account ON api_keys (account_id);`,
  },
  {
    name: 'people',
    sql: `ALTER TABLE accounts ADD COLUMN name TEXT; ALTER TABLE accounts ADD COLUMN email TEXT;`,
  },
  {
    name: 'weather thresholds',
    sql: `ALTER TABLE accounts ADD COLUMN weather_thresholds TEXT;`,
  },
  {
    name: 'disabled users',
    sql: `ALTER TABLE accounts ADD COLUMN is_enabled INTEGER NOT NULL DEFAULT 1;`,
  },
];

interface StoredAccount {
  readonly account: Account;
  readonly isEnabled: boolean;
}

export function createAccounts(database: Database): Accounts {
  database.migrate('accounts', migrations);
  // Every request asks for its account, and this process alone writes accounts.
  const known = new Map<string, StoredAccount>();
  const read = (accountId: string): StoredAccount | undefined => {
    const remembered = known.get(accountId);
    if (remembered) return remembered;
    const row = database.one<{groups: string; isEnabled: number}>(
      'SELECT groups, is_enabled AS isEnabled FROM accounts WHERE account_id = ?',
      accountId,
    );
    if (!row) return undefined;
    const account = {accountId, groups: JSON.parse(row.groups) as string[]};
    const stored = {account, isEnabled: row.isEnabled === 1};
    known.set(accountId, stored);
    return stored;
  };
  return {
    save: ({accountId, groups, name, email, weatherThresholds, isEnabled = true}) => {
      known.clear();
      database.run(
        `INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (account_id) DO UPDATE SET groups = excluded.groups, is_enabled = excluded.is_enabled,
           name = coalesce(excluded.name, name), email = coalesce(excluded.email, email),
           weather_thresholds = coalesce(excluded.weather_thresholds, weather_thresholds)`,
        accountId,
        JSON.stringify(groups),
        name ?? null,
        email ?? null,
        weatherThresholds ?? null,
        isEnabled ? 1 : 0,
      );
    },
    find: (accountId) => read(accountId)?.account,
    isEnabled: (accountId) => read(accountId)?.isEnabled ?? false,
    weatherThresholds: (accountId) =>
      database.one<{text: string | null}>(
        'SELECT weather_thresholds AS text FROM accounts WHERE account_id = ?',
        accountId,
      )?.text || undefined,
    person: (accountId) => {
      const row = database.one<{name: string | null; email: string | null}>(
        'SELECT name, email FROM accounts WHERE account_id = ?',
        accountId,
      );
      const {name, email} = row ?? {};
      // A user may have told no name: people know them by their address then.
      return email ? {name: name || email, email} : undefined;
    },
    remove: (accountId) => {
      known.clear();
      database.run('DELETE FROM accounts WHERE account_id = ?', accountId);
    },
    clear: () => {
      known.clear();
      database.run('DELETE FROM accounts');
    },
  };
}
