import type {Database, Migration} from '../database';

/** Where bodies of one format are sent to be converted. */
export interface StoredWebhook {
  readonly format: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
}

/** Conversion webhooks. Every call sees the data of one account alone. */
export interface WebhooksStore {
  /** All of them, ordered by format. */
  list(accountId: string): StoredWebhook[];
  find(accountId: string, format: string): StoredWebhook | undefined;
  count(accountId: string): number;
  /** Registers a webhook, or overwrites the one of that format. */
  save(accountId: string, webhook: StoredWebhook): void;
  /** Deletes a webhook and says whether there was one. */
  remove(accountId: string, format: string): boolean;
  clear(): void;
}

interface Row {
  readonly format: string;
  readonly url: string;
  readonly headers: string | null;
}

const migrations: readonly Migration[] = [
  {
    name: 'webhooks',
    sql: `CREATE TABLE webhooks (
            account_id TEXT NOT NULL, format TEXT NOT NULL, url TEXT NOT NULL, headers TEXT,
            PRIMARY KEY (account_id, format)) WITHOUT ROWID;`,
  },
];

const SELECT = 'SELECT format, url, headers FROM webhooks WHERE account_id = ?';

export function createWebhooksStore(database: Database): WebhooksStore {
  database.migrate('webhooks', migrations);
  return {
    list: (accountId) => database.all<Row>(`${SELECT} ORDER BY format`, accountId).map(fromRow),
    find: (accountId, format) => {
      const row = database.one<Row>(`${SELECT} AND format = ?`, accountId, format);
      return row && fromRow(row);
    },
    count: (accountId) =>
      database.one<{count: number}>('SELECT count(*) AS count FROM webhooks WHERE account_id = ?', accountId)
        ?.count ?? 0,
    save: (accountId, {format, url, headers}) => {
      database.run(
        `INSERT INTO webhooks VALUES (?, ?, ?, ?)
         ON CONFLICT (account_id, format) DO UPDATE SET url = excluded.url, headers = excluded.headers`,
        accountId,
        format,
        url,
        headers === undefined ? null : JSON.stringify(headers),
      );
    },
    remove: (accountId, format) =>
      database.run('DELETE FROM webhooks WHERE account_id = ? AND format = ?', accountId, format).changes > 0,
    clear: () => {
      database.run('DELETE FROM webhooks');
    },
  };
}

function fromRow({format, url, headers}: Row): StoredWebhook {
  return {format, url, ...(headers !== null && {headers: JSON.parse(headers) as Record<string, string>})};
}
