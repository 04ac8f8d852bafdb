import type {Database} from '../database';

/** What an account says of a collection. */
export interface CollectionDetails {
  readonly collectionId: string;
  readonly collectionName: string;
  /** Property key to the title that a map popup shows. */
  readonly properties?: Record<string, string>;
  readonly icon?: string;
  readonly showOn?: ('dashboard' | 'locations' | 'routes')[];
  readonly updateFrequencySeconds: number;
}

/** What the platform adds when a collection is first saved. */
export interface CollectionOrigin {
  /** ISO 8601 in UTC. */
  readonly createdDate: string;
  readonly collectionItemId: string;
}

export type StoredCollection = CollectionDetails & CollectionOrigin;

/** Location collections. Every call sees the data of one account alone. */
export interface Collections {
  /** All of them, ordered by id. */
  list(accountId: string): StoredCollection[];
  /** Those of the ids that exist, ordered by id; an id given twice counts once. */
  find(accountId: string, collectionIds: readonly string[]): StoredCollection[];
  count(accountId: string): number;
  /** Adds a collection, or overwrites the one of that id and keeps its origin. Returns what is stored now. */
  save(accountId: string, details: CollectionDetails, origin: CollectionOrigin): StoredCollection;
  /** Deletes those that exist and says how many they were. */
  remove(accountId: string, collectionIds: readonly string[]): number;
  clear(): void;
}

// One statement for any number of ids: SQLite reads the list from a JSON text.
const AMONG = 'account_id = ? AND collection_id IN (SELECT value FROM json_each(?))';

export function createCollections(database: Database): Collections {
  return {
    list: (accountId) =>
      database.documents(
        'SELECT collection FROM collections WHERE account_id = ? ORDER BY collection_id',
        accountId,
      ),
    find: (accountId, ids) =>
      database.documents(
        `SELECT collection FROM collections WHERE ${AMONG} ORDER BY collection_id`,
        accountId,
        JSON.stringify(ids),
      ),
    count: (accountId) =>
      database.one<{count: number}>(
        'SELECT count(*) AS count FROM collections WHERE account_id = ?',
        accountId,
      )?.count ?? 0,
    save: (accountId, {collectionId, collectionName, ...details}, {createdDate, collectionItemId}) => {
      const collection = {collectionId, collectionName, createdDate, collectionItemId, ...details};
      const row = database.one<{collection: string}>(
        `INSERT INTO collections VALUES (?, ?, ?)
         ON CONFLICT (account_id, collection_id) DO UPDATE SET collection = json_set(excluded.collection,
           '$.createdDate', collection ->> 'createdDate',
           '$.collectionItemId', collection ->> 'collectionItemId')
         RETURNING collection`,
        accountId,
        collectionId,
        JSON.stringify(collection),
      );
      if (!row) throw new Error(`SQLite returned no row for collection ${collectionId}.`);
      return JSON.parse(row.collection) as StoredCollection;
    },
    remove: (accountId, ids) =>
      database.run(`DELETE FROM collections WHERE ${AMONG}`, accountId, JSON.stringify(ids)).changes,
    clear: () => {
      database.run('DELETE FROM collections');
    },
  };
}
