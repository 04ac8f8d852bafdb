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

interface Row {
  readonly collection_id: string;
  readonly item_id: string;
  readonly created_at: string;
  readonly collection_name: string;
  readonly details: string;
}

const COLUMNS = 'collection_id, item_id, created_at, collection_name, details';
// One statement for any number of ids: SQLite reads the list from a JSON text.
const AMONG = 'account_id = ? AND collection_id IN (SELECT value FROM json_each(?))';

export function createCollections(database: Database): Collections {
  return {
    list: (accountId) =>
      database
        .all<Row>(`SELECT ${COLUMNS} FROM collections WHERE account_id = ? ORDER BY collection_id`, accountId)
        .map(fromRow),
    find: (accountId, ids) =>
      database
        .all<Row>(
          `SELECT ${COLUMNS} FROM collections WHERE ${AMONG} ORDER BY collection_id`,
          accountId,
          JSON.stringify(ids),
        )
        .map(fromRow),
    count: (accountId) =>
      database.one<{count: number}>(
        'SELECT count(*) AS count FROM collections WHERE account_id = ?',
        accountId,
      )?.count ?? 0,
    save: (accountId, {collectionId, collectionName, ...details}, {createdDate, collectionItemId}) => {
      const row = database.one<Row>(
        `INSERT INTO collections (account_id, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (account_id, collection_id)
         DO UPDATE SET collection_name = excluded.collection_name, details = excluded.details
         RETURNING ${COLUMNS}`,
        accountId,
        collectionId,
        collectionItemId,
        createdDate,
        collectionName,
        JSON.stringify(details),
      );
      if (!row) throw new Error(`SQLite returned no row for collection ${collectionId}.`);
      return fromRow(row);
    },
    remove: (accountId, ids) =>
      database.run(`DELETE FROM collections WHERE ${AMONG}`, accountId, JSON.stringify(ids)).changes,
    clear: () => {
      database.run('DELETE FROM collections');
    },
  };
}

function fromRow({collection_id, collection_name, created_at, item_id, details}: Row): StoredCollection {
  return {
    collectionId: collection_id,
    collectionName: collection_name,
    createdDate: created_at,
    collectionItemId: item_id,
    ...(JSON.parse(details) as Omit<CollectionDetails, 'collectionId' | 'collectionName'>),
  };
}
