/** Where objects of one kind are kept: location objects and flight objects have the same shape, and never meet. */
export interface ObjectTables {
  readonly tracks: string;
  readonly reports: string;
  readonly metadata: string;
}

/** Location objects. */
export const ground: ObjectTables = {tracks: 'tracks', reports: 'reports', metadata: 'object_metadata'};
/** Flight objects. */
export const flight: ObjectTables = {
  tracks: 'flight_tracks',
  reports: 'flight_reports',
  metadata: 'flight_object_metadata',
};

/**
 * A track is all that an object ever reported. Its reports lie together on disk, ordered by time, so that a page of
 * history costs the same in a million reports; the key holds a number, not two names, for each of them. `latest_at`
 * names the report that is the latest location; it is gone once `expires_at` is past.
 */
export function trackTables({tracks, reports}: ObjectTables): string {
  return `CREATE TABLE ${tracks} (
            track_id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, object_id TEXT NOT NULL,
            latest_at INTEGER, expires_at INTEGER, collection_id TEXT, UNIQUE (account_id, object_id));
          CREATE INDEX ${tracks}_by_collection ON ${tracks} (account_id, collection_id, object_id);
          CREATE TABLE ${reports} (
            track_id INTEGER NOT NULL, at INTEGER NOT NULL, report TEXT NOT NULL,
            PRIMARY KEY (track_id, at)) WITHOUT ROWID;`;
}

/** One JSON text each: metadata is only ever read and written whole. */
export function metadataTable({metadata}: ObjectTables): string {
  return `CREATE TABLE ${metadata} (
            account_id TEXT NOT NULL, object_id TEXT NOT NULL, metadata TEXT NOT NULL,
            PRIMARY KEY (account_id, object_id)) WITHOUT ROWID;`;
}
