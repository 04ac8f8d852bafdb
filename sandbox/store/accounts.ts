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

/** Accounts and their API keys: where the identity room (writes) and the platform (reads) meet. */
export interface Accounts extends People {
  /** Creates the account or replaces its groups; what else is left out stays as it was. */
  save(account: Account & Partial<Person> & {readonly weatherThresholds?: string}): void;
  /** Whose key it is; `undefined` when nobody's. */
  byApiKey(apiKey: string): Account | undefined;
  /**
   * Makes exactly these the keys of an account. A key that another account holds stays with that account; a blank text
   * is no key, for it is what a request without a key sends.
   */
  assignApiKeys(accountId: string, apiKeys: readonly string[]): void;
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
];

export function createAccounts(database: Database): Accounts {
  database.migrate('accounts', migrations);
  // Every request asks whose key it brings, and this process alone writes accounts. Unknown keys are not remembered:
  // anybody can make them up.
  const knownKeys = new Map<string, Account>();
  return {
    save: ({accountId, groups, name, email, weatherThresholds}) => {
      knownKeys.clear();
      database.run(
        `INSERT INTO accounts VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (account_id) DO UPDATE SET groups = excluded.groups,
           name = coalesce(excluded.name, name), email = coalesce(excluded.email, email),
           weather_thresholds = coalesce(excluded.weather_thresholds, weather_thresholds)`,
        accountId,
        JSON.stringify(groups),
        name ?? null,
        email ?? null,
        weatherThresholds ?? null,
      );
    },
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
    byApiKey: (apiKey) => {
      if (isBlank(apiKey)) return undefined;
      const known = knownKeys.get(apiKey);
      if (known) return known;
      const row = database.one<{accountId: string; groups: string}>(
        `SELECT account_id AS accountId, groups FROM api_keys JOIN accounts USING (account_id) WHERE api_key = ?`,
        apiKey,
      );
      if (!row) return undefined;
      const account = {accountId: row.accountId, groups: JSON.parse(row.groups) as string[]};
      knownKeys.set(apiKey, account);
      return account;
    },
    assignApiKeys: (accountId, apiKeys) =>
      database.transaction(() => {
        knownKeys.clear();
        database.run('DELETE FROM api_keys WHERE account_id = ?', accountId);
        for (const apiKey of apiKeys.filter((key) => !isBlank(key)))
          database.run('INSERT INTO api_keys VALUES (?, ?) ON CONFLICT DO NOTHING', apiKey, accountId);
      }),
    remove: (accountId) => {
      knownKeys.clear();
      database.run('DELETE FROM accounts WHERE account_id = ?', accountId);
    },
    clear: () => {
      knownKeys.clear();
      database.run('DELETE FROM accounts');
    },
  };
}

const isBlank = (text: string): boolean => text.trim() === '';
