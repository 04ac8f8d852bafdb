import type {Migration} from '../database';
import {flight, metadataTable, trackTables} from '../objects/tables';

export const migrations: readonly Migration[] = [
  {
    name: 'drones, plans, custom restrictions',
    // JSON where a part is only ever read and written whole. A plan is kept once, in the words that all notations
    // share; `file` is the QGroundControl file it came in, if any. Restrictions belong to an organization.
    sql: `CREATE TABLE drones (
            account_id TEXT NOT NULL, drone_id TEXT NOT NULL, collection_id TEXT NOT NULL, stream TEXT NOT NULL,
            PRIMARY KEY (account_id, drone_id)) WITHOUT ROWID;
          CREATE TABLE plans (
            account_id TEXT NOT NULL, plan_id TEXT NOT NULL, collection_id TEXT NOT NULL, name TEXT NOT NULL,
            version INTEGER NOT NULL, received TEXT NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
            plan TEXT NOT NULL, file TEXT,
            PRIMARY KEY (account_id, plan_id));
          CREATE INDEX plans_by_collection ON plans (account_id, collection_id, plan_id);
          CREATE TABLE restrictions (
            organization_id TEXT NOT NULL, restriction_id TEXT NOT NULL, owner_id TEXT NOT NULL,
            created_at TEXT NOT NULL, details TEXT NOT NULL,
            PRIMARY KEY (organization_id, restriction_id));`,
  },
  {name: 'flight objects', sql: `${trackTables(flight)} ${metadataTable(flight)}`},
];
