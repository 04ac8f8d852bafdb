import {toHex} from '../base/bytes';
import type {Clock} from '../base/clock';
import {sha256} from '../base/hashes';
import type {Account, Accounts} from './accounts';
import {isDiskFull} from './isDiskFull';
import type {Database, Migration} from './database';

/** What a key may do of what its owner may. */
export interface KeyScope {
  /** Whether it only reads. */
  readonly isReadOnly: boolean;
  /** The paths of the contract that it may call, or the beginnings of them; `null` for all. */
  readonly allowedPaths: readonly string[] | null;
}

/** The scope of a key that may do all that its owner may. */
export const fullScope: KeyScope = {isReadOnly: false, allowedPaths: null};

/** An API key as the portal service issued it. Times are milliseconds since 1970. */
export interface ApiKey extends KeyScope {
  readonly keyId: string;
  readonly accountId: string;
  /** SHA-256 of the key, in hexadecimal. The key itself is not stored. */
  readonly digest: string;
  /** The last four characters of the key, by which its owner recognizes it. */
  readonly lastFour: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** `null` for a key without an end. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** Whether another key was issued in its place. */
  readonly isReplaced: boolean;
}

export interface NewApiKey extends KeyScope, Pick<ApiKey, 'keyId' | 'accountId' | 'label' | 'expiresAt'> {
  /** The key itself. */
  readonly key: string;
}

/** By what a key is known here. */
export const digestOf = (key: string): string => toHex(sha256(key));

/** Why a key that was issued is not valid any more. */
export type EndedKey = 'expired' | 'revoked';

/** Why a key opens nothing: it has ended, or its owner is in no group (any more). */
export type RefusedKey = EndedKey | 'withoutAccess';

/** A key that opens something, and whose it is. */
export interface AcceptedKey {
  readonly account: Account;
  readonly apiKey: ApiKey;
}

/** Every API key that was ever issued: where the portal service (writes) and the platform (checks) meet. */
export interface ApiKeys {
  add(key: NewApiKey): ApiKey;
  find(accountId: string, keyId: string): ApiKey | undefined;
  /** The keys of an account that are valid or ended within the last 30 days, the newest first. */
  list(accountId: string): ApiKey[];
  /** Gives a key that another one replaces its end. */
  replace(keyId: string, expiresAt: number): void;
  revoke(keyId: string): void;
  /**
   * Whose key it is, and notes that it was used; why it opens nothing; `undefined` for a key that was never issued and
   * for one of somebody who is disabled. A key of somebody in no group works again when they are given a group.
   */
  check(key: string): AcceptedKey | RefusedKey | undefined;
  clear(): void;
}

/** Keys that ended are listed for so long, then forgotten. */
const REMEMBERED = 30 * 24 * 3600 * 1000;

/** A use is written so often at most: most requests write nothing. */
const USE_WRITTEN_EVERY = 60 * 1000;

const migrations: readonly Migration[] = [
  {
    name: 'issued keys',
    // Data of an earlier sandbox knows keys by their text alone.
    sql: `CREATE TABLE issued_keys (
            position INTEGER PRIMARY KEY,
            key_id TEXT NOT NULL UNIQUE,
            account_id TEXT NOT NULL REFERENCES accounts (account_id) ON DELETE CASCADE,
            key TEXT NOT NULL UNIQUE,
            label TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            last_used_at INTEGER,
            expires_at INTEGER,
            revoked_at INTEGER,
            is_replaced INTEGER NOT NULL DEFAULT 0);
          CREATE INDEX issued_keys_by_account ON issued_keys (account_id);
          INSERT INTO issued_keys (key_id, account_id, key, label, created_at)
            SELECT lower(hex(randomblob(13))), account_id, api_key, 'Earlier key', unixepoch() * 1000 FROM api_keys;
          DROP TABLE api_keys;`,
  },
  {
    name: 'digests in place of keys',
    // SQL knows no SHA-256: `hideKeys` does the rest.
    sql: `ALTER TABLE issued_keys RENAME COLUMN key TO digest; ALTER TABLE issued_keys ADD COLUMN last_four TEXT;`,
  },
  {
    name: 'scopes of keys',
    // Keys from before keep all rights.
    sql: `ALTER TABLE issued_keys ADD COLUMN is_read_only INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE issued_keys ADD COLUMN allowed_paths TEXT;`,
  },
];

/** Replaces the keys that an earlier sandbox stored in clear by their digests. */
function hideKeys(database: Database): void {
  const rows = database.all<{keyId: string; key: string}>(
    'SELECT key_id AS keyId, digest AS key FROM issued_keys WHERE last_four IS NULL',
  );
  for (const {keyId, key} of rows)
    database.run(
      'UPDATE issued_keys SET digest = ?, last_four = ? WHERE key_id = ?',
      ...[digestOf(key), key.slice(-4), keyId],
    );
}

const COLUMNS = `key_id AS keyId, account_id AS accountId, digest, last_four AS lastFour, label, created_at AS createdAt,
  last_used_at AS lastUsedAt, expires_at AS expiresAt, revoked_at AS revokedAt, is_replaced AS isReplaced,
  is_read_only AS isReadOnly, allowed_paths AS allowedPaths`;

/** A key as SQLite returns it: without booleans, and its paths as JSON. */
interface Row extends Omit<ApiKey, 'isReplaced' | 'isReadOnly' | 'allowedPaths'> {
  readonly isReplaced: number;
  readonly isReadOnly: number;
  readonly allowedPaths: string | null;
}

/** @param accounts - opened before: keys belong to accounts. */
export function createApiKeys(
  database: Database,
  clock: Clock,
  accounts: Pick<Accounts, 'find' | 'isEnabled'>,
): ApiKeys {
  database.migrate('api keys', migrations);
  database.transaction(() => hideKeys(database));
  // Every request asks whose key it brings, and this process alone writes keys. Unknown keys are not remembered:
  // anybody can make them up.
  const known = new Map<string, ApiKey>();
  const uses = createUses(database);
  const now = () => clock.now().getTime();

  const toKey = (row: Row): ApiKey => ({
    ...row,
    isReplaced: Boolean(row.isReplaced),
    isReadOnly: Boolean(row.isReadOnly),
    allowedPaths: row.allowedPaths === null ? null : (JSON.parse(row.allowedPaths) as string[]),
    lastUsedAt: uses.last(row.keyId) ?? row.lastUsedAt,
  });
  const find = (where: string, ...values: string[]) => {
    const row = database.one<Row>(`SELECT ${COLUMNS} FROM issued_keys WHERE ${where}`, ...values);
    return row && toKey(row);
  };
  const write = (sql: string, ...values: (string | number | null)[]) => {
    known.clear();
    database.run(sql, ...values);
  };
  const findByText = (text: string) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const key = find('digest = ?', digestOf(text));
    if (key) known.set(text, key);
    return key;
  };

  return {
    add: ({keyId, accountId, key, label, expiresAt, isReadOnly, allowedPaths}) => {
      write('DELETE FROM issued_keys WHERE coalesce(revoked_at, expires_at) < ?', now() - REMEMBERED);
      write(
        `INSERT INTO issued_keys
           (key_id, account_id, digest, last_four, label, created_at, expires_at, is_read_only, allowed_paths)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[keyId, accountId, digestOf(key), key.slice(-4), label, now(), expiresAt],
        ...[Number(isReadOnly), allowedPaths && JSON.stringify(allowedPaths)],
      );
      const added = find('key_id = ?', keyId);
      if (!added) throw new Error(`Key ${keyId} was just written and is not there.`);
      return added;
    },
    find: (accountId, keyId) => find('account_id = ? AND key_id = ?', accountId, keyId),
    list: (accountId) =>
      database
        .all<Row>(
          `SELECT ${COLUMNS} FROM issued_keys
           WHERE account_id = ? AND coalesce(revoked_at, expires_at, ?) >= ? ORDER BY position DESC`,
          ...[accountId, now(), now() - REMEMBERED],
        )
        .map(toKey),
    replace: (keyId, expiresAt) =>
      write('UPDATE issued_keys SET is_replaced = 1, expires_at = ? WHERE key_id = ?', expiresAt, keyId),
    revoke: (keyId) => write('UPDATE issued_keys SET revoked_at = ? WHERE key_id = ?', now(), keyId),
    check: (text) => {
      const key = findByText(text);
      if (!key) return undefined;
      const time = now();
      const ended = endOf(key, time);
      if (ended) return ended;
      const account = accounts.isEnabled(key.accountId) ? accounts.find(key.accountId) : undefined;
      if (account?.groups.length === 0) return 'withoutAccess';
      if (!account) return undefined;
      uses.note(key.keyId, time);
      return {account, apiKey: key};
    },
    clear: () => {
      uses.clear();
      write('DELETE FROM issued_keys');
    },
  };
}

/** Why a key is not valid at a time; `undefined` for one that is. */
export function endOf({revokedAt, expiresAt}: ApiKey, time: number): EndedKey | undefined {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= time ? 'expired' : undefined;
}

/** On a full disk a key can still be used, and the next use is written: nobody's request fails for a statistic. */
function writeUse(database: Database, keyId: string, usedAt: number): boolean {
  try {
    database.run('UPDATE issued_keys SET last_used_at = ? WHERE key_id = ?', usedAt, keyId);
    return true;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return false;
  }
}

/** When each key was last used, exact in memory and up to a minute late in the database. */
function createUses(database: Database) {
  const uses = new Map<string, {usedAt: number; writtenAt: number | undefined}>();
  return {
    last: (keyId: string) => uses.get(keyId)?.usedAt,
    note: (keyId: string, usedAt: number) => {
      const writtenAt = uses.get(keyId)?.writtenAt;
      // The clock may also have been put back.
      const isDue = writtenAt === undefined || Math.abs(usedAt - writtenAt) >= USE_WRITTEN_EVERY;
      const isWritten = isDue && writeUse(database, keyId, usedAt);
      uses.set(keyId, {usedAt, writtenAt: isWritten ? usedAt : writtenAt});
    },
    clear: () => uses.clear(),
  };
}
