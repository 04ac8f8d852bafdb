import type {Database} from '../database';
import {pages} from '../pages';
import {countObjectsWith} from './countObjectsWith';
import type {NewReport, Report} from './report';
import {createReportWriter} from './reportWriter';
import type {ObjectTables} from './tables';

/** A stretch of an object's history: milliseconds since 1970, `from` included, `until` not. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
  /** The most reports to read, the oldest first. */
  readonly limit: number;
}

/**
 * Reports: where objects are and where they were. Every call sees the data of one account alone. `now` (milliseconds
 * since 1970) decides which latest locations have expired: those are gone, their history remains.
 */
export interface Reports {
  /** Stores all or, when it throws, none. Of two with the same object and time the later in the list is kept. */
  save(accountId: string, reports: readonly NewReport[], now: number): void;
  /** The latest location of every object, or of those in any of some collections, ordered by object id; see `pages`. */
  listLatest(accountId: string, now: number, collectionIds?: readonly string[]): Iterable<Report>;
  /** How many objects of these collections have a location. */
  countLatest(accountId: string, now: number, collectionIds: readonly string[]): number;
  /** Those of the objects that have a location, ordered by id; an id given twice counts once. */
  findLatest(accountId: string, objectIds: readonly string[], now: number): Report[];
  /** Oldest first; `undefined` for an object that never reported. */
  history(accountId: string, objectId: string, stretch: Stretch): Report[] | undefined;
  /** How many objects would have reported if these (each given once) did; `undefined` when they have already. */
  countWith(accountId: string, objectIds: readonly string[]): number | undefined;
  /**
   * Forgets what these objects reported before a time (milliseconds since 1970), but for their latest locations:
   * `most` reports at most. Says how many they were.
   */
  removeBefore(accountId: string, objectIds: readonly string[], time: number, most: number): number;
  /** Forgets locations and history, and says of how many objects. */
  remove(accountId: string, objectIds: readonly string[]): number;
  clear(): void;
}

const AMONG = 'account_id = ? AND object_id IN (SELECT value FROM json_each(?))';

export function createReports(database: Database, tables: ObjectTables): Reports {
  const {tracks, reports} = tables;
  const latest = `FROM ${tracks} JOIN ${reports} ON ${reports}.track_id = ${tracks}.track_id AND at = latest_at
                  WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?)`;
  return {
    save: createReportWriter(database, tables),
    listLatest: function* (accountId, now, collectionIds) {
      const [only, ...others] = collectionIds ?? [];
      // One collection has an index in the order of its objects. Several are picked out of all objects, in their order
      // (the "+" says so): sorting them anew for each page would read them all each time.
      const among =
        collectionIds === undefined
          ? ''
          : others.length === 0
            ? 'AND collection_id = ?'
            : 'AND +collection_id IN (SELECT value FROM json_each(?))';
      const values =
        collectionIds === undefined
          ? []
          : [others.length === 0 ? (only ?? '') : JSON.stringify(collectionIds)];
      const page = (after: string, limit: number) =>
        database.all<{name: string; report: string}>(
          `SELECT object_id AS name, report ${latest} AND object_id > ? ${among} ORDER BY object_id LIMIT ?`,
          accountId,
          now,
          after,
          ...values,
          limit,
        );
      for (const {report} of pages(page)) yield JSON.parse(report) as Report;
    },
    countLatest: (accountId, now, collectionIds) =>
      database.one<{count: number}>(
        `SELECT count(*) AS count ${latest} AND collection_id IN (SELECT value FROM json_each(?))`,
        accountId,
        now,
        JSON.stringify(collectionIds),
      )?.count ?? 0,
    findLatest: (accountId, objectIds, now) =>
      database.documents(
        `SELECT report ${latest} AND object_id IN (SELECT value FROM json_each(?)) ORDER BY object_id`,
        accountId,
        now,
        JSON.stringify(objectIds),
      ),
    history: (accountId, objectId, {from, until, limit}) => {
      const track = database.one<{track_id: number}>(
        `SELECT track_id FROM ${tracks} WHERE account_id = ? AND object_id = ?`,
        accountId,
        objectId,
      );
      if (!track) return undefined;
      return database.documents(
        `SELECT report FROM ${reports} WHERE track_id = ? AND at >= ? AND at < ? ORDER BY at LIMIT ?`,
        track.track_id,
        from,
        until,
        limit,
      );
    },
    countWith: countObjectsWith(database, tracks),
    removeBefore: (accountId, objectIds, time, most) =>
      database.run(
        `DELETE FROM ${reports} WHERE (track_id, at) IN
           (SELECT track_id, at FROM ${tracks} CROSS JOIN ${reports} USING (track_id)
            WHERE ${AMONG} AND at < ? AND at IS NOT latest_at LIMIT ?)`,
        accountId,
        JSON.stringify(objectIds),
        time,
        most,
      ).changes,
    remove: (accountId, objectIds) =>
      database.transaction(() => {
        const ids = JSON.stringify(objectIds);
        database.run(
          `DELETE FROM ${reports} WHERE track_id IN (SELECT track_id FROM ${tracks} WHERE ${AMONG})`,
          accountId,
          ids,
        );
        return database.run(`DELETE FROM ${tracks} WHERE ${AMONG}`, accountId, ids).changes;
      }),
    clear: () => {
      database.run(`DELETE FROM ${reports}`);
      database.run(`DELETE FROM ${tracks}`);
    },
  };
}
