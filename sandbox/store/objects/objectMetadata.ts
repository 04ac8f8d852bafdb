import type {Database} from '../database';
import {pages} from '../pages';
import {countObjectsWith} from './countObjectsWith';
import type {ObjectTables} from './tables';

/** What an object is, apart from where it is. */
export interface ObjectMetadata {
  readonly objectId: string;
  readonly objectName?: string;
  readonly objectType?: string;
  readonly collectionId?: string;
  readonly properties?: Record<string, unknown>;
}

/** Metadata of objects. Every call sees the data of one account alone; lists are ordered by object id. */
export interface ObjectMetadataStore {
  /** Read a page at a time; see `pages`. */
  list(accountId: string): Iterable<ObjectMetadata>;
  /** Those that exist; an id given twice counts once. */
  find(accountId: string, objectIds: readonly string[]): ObjectMetadata[];
  /** Stores all or, when it throws, none; of two with one id the later in the list is kept. */
  save(accountId: string, items: readonly ObjectMetadata[]): void;
  /** How many objects would have metadata if these (each given once) had; `undefined` when they have already. */
  countWith(accountId: string, objectIds: readonly string[]): number | undefined;
  /** Deletes those that exist and says how many they were. */
  remove(accountId: string, objectIds: readonly string[]): number;
  clear(): void;
}

const AMONG = 'account_id = ? AND object_id IN (SELECT value FROM json_each(?))';

export function createObjectMetadataStore(
  database: Database,
  {metadata: table}: ObjectTables,
): ObjectMetadataStore {
  const read = (where: string, ...values: string[]) =>
    database.documents<ObjectMetadata>(
      `SELECT metadata FROM ${table} WHERE ${where} ORDER BY object_id`,
      ...values,
    );
  return {
    list: function* (accountId) {
      const page = (after: string, limit: number) =>
        database.all<{name: string; metadata: string}>(
          `SELECT object_id AS name, metadata FROM ${table}
           WHERE account_id = ? AND object_id > ? ORDER BY object_id LIMIT ?`,
          accountId,
          after,
          limit,
        );
      for (const {metadata} of pages(page)) yield JSON.parse(metadata) as ObjectMetadata;
    },
    find: (accountId, objectIds) => read(AMONG, accountId, JSON.stringify(objectIds)),
    save: (accountId, items) =>
      database.transaction(() => {
        for (const item of items)
          database.run(
            `INSERT INTO ${table} VALUES (?, ?, ?)
             ON CONFLICT (account_id, object_id) DO UPDATE SET metadata = excluded.metadata`,
            accountId,
            item.objectId,
            JSON.stringify(item),
          );
      }),
    countWith: countObjectsWith(database, table),
    remove: (accountId, objectIds) =>
      database.run(`DELETE FROM ${table} WHERE ${AMONG}`, accountId, JSON.stringify(objectIds)).changes,
    clear: () => {
      database.run(`DELETE FROM ${table}`);
    },
  };
}
