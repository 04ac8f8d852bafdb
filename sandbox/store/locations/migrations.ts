import type {Migration} from '../database';
import {ground, metadataTable, trackTables} from '../objects/tables';

export const migrations: readonly Migration[] = [
  {
    name: 'collections',
    // `details` holds what is only ever read and written whole, as JSON.
    sql: `CREATE TABLE collections (
            account_id TEXT NOT NULL, collection_id TEXT NOT NULL, item_id TEXT NOT NULL, created_at TEXT NOT NULL,
            collection_name TEXT NOT NULL, details TEXT NOT NULL,
            PRIMARY KEY (account_id, collection_id)) WITHOUT ROWID;`,
  },
  {
    name: 'reports',
    sql: trackTables(ground),
  },
  {
    name: 'object metadata, areas and routes',
    // One JSON text each: they are only ever read and written whole.
    sql: `${metadataTable(ground)}
          CREATE TABLE areas (
            account_id TEXT NOT NULL, area_id TEXT NOT NULL, area TEXT NOT NULL,
            PRIMARY KEY (account_id, area_id));
          CREATE TABLE routes (
            account_id TEXT NOT NULL, route_id TEXT NOT NULL, collection_id TEXT, route TEXT NOT NULL,
            PRIMARY KEY (account_id, route_id));
          CREATE INDEX routes_by_collection ON routes (account_id, collection_id, route_id);`,
  },
  {
    name: 'collections as one text',
    // A list of them leaves SQLite as it stands, with nothing to put together.
    sql: `CREATE TABLE whole_collections (
            account_id TEXT NOT NULL, collection_id TEXT NOT NULL, collection TEXT NOT NULL,
            PRIMARY KEY (account_id, collection_id)) WITHOUT ROWID;
          INSERT INTO whole_collections SELECT account_id, collection_id, json_patch(
            json_object('collectionId', collection_id, 'collectionName', collection_name, 'createdDate', created_at,
                        'collectionItemId', item_id), details) FROM collections;
          DROP TABLE collections;
          ALTER TABLE whole_collections RENAME TO collections;`,
  },
];
