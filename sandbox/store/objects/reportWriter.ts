import type {Database} from '../database';
import type {NewReport} from './report';
import type {ObjectTables} from './tables';

interface Track {
  readonly trackId: number;
  latestAt: number | null;
  expiresAt: number | null;
  collectionId: string | null;
  hasNewLatest: boolean;
  hasNewCollection: boolean;
}

/** A track as SQLite writes it down. */
type TrackRow = readonly [
  objectId: string,
  trackId: number,
  latestAt: number | null,
  expiresAt: number | null,
  collectionId: string | null,
];

/** Rows of one statement: 37,000 reports are written in half the time that a statement for each takes. */
const AT_ONCE = 50;

/** `Reports.save`: one transaction, in which each object's track is read and written once however long the list. */
export function createReportWriter(database: Database, tables: ObjectTables) {
  // Once, and not for each report: a text that has just been put together has to be looked up letter by letter.
  const insertOf = (count: number) =>
    `INSERT INTO ${tables.reports} VALUES ${Array<string>(count).fill('(?, ?, ?)').join(', ')}
     ON CONFLICT (track_id, at) DO UPDATE SET report = excluded.report`;
  const [insertOne, insertMany] = [insertOf(1), insertOf(AT_ONCE)];
  return (accountId: string, reports: readonly NewReport[], now: number): void =>
    database.transaction(() => {
      const tracks = openTracks(database, tables, accountId, reports);
      const rows = reports.map((each) => {
        const {report, at} = each;
        const track = tracks.get(report.objectId);
        if (!track) throw new Error(`No track was opened for ${report.objectId}.`);
        advance(track, each, now);
        return [track.trackId, at, JSON.stringify(report)] as const;
      });
      let written = 0;
      for (; written + AT_ONCE <= rows.length; written += AT_ONCE)
        database.run(insertMany, ...rows.slice(written, written + AT_ONCE).flat());
      for (const row of rows.slice(written)) database.run(insertOne, ...row);
      const opened = [...tracks.values()];
      // One statement however many: a gateway moves a hundred objects with each of its batches.
      database.run(
        `UPDATE ${tables.tracks} SET latest_at = new ->> 1, expires_at = new ->> 2
         FROM (SELECT value AS new FROM json_each(?)) WHERE track_id = new ->> 0`,
        JSON.stringify(
          opened
            .filter(({hasNewLatest}) => hasNewLatest)
            .map(({trackId, latestAt, expiresAt}) => [trackId, latestAt, expiresAt]),
        ),
      );
      // By itself, since it is in an index: an entry of that is written anew even when it stays the same.
      const moved = opened.filter(({hasNewCollection}) => hasNewCollection);
      if (moved.length > 0)
        database.run(
          `UPDATE ${tables.tracks} SET collection_id = new ->> 1
           FROM (SELECT value AS new FROM json_each(?)) WHERE track_id = new ->> 0`,
          JSON.stringify(moved.map(({trackId, collectionId}) => [trackId, collectionId])),
        );
    });
}

/**
 * The newest report is the latest location. One that has expired when it arrives is history alone, unless it corrects
 * the very report that is the latest: then that location has expired.
 */
function advance(track: Track, {report, at, expiresAt}: NewReport, now: number): void {
  const hasExpired = expiresAt !== undefined && expiresAt <= now;
  const isNewest = track.latestAt === null || at > track.latestAt;
  if (at !== track.latestAt && (hasExpired || !isNewest)) return;
  track.latestAt = at;
  track.expiresAt = expiresAt ?? null;
  track.hasNewLatest = true;
  const collectionId = report.collectionId ?? null;
  track.hasNewCollection ||= collectionId !== track.collectionId;
  track.collectionId = collectionId;
}

function openTracks(
  database: Database,
  {tracks}: ObjectTables,
  accountId: string,
  reports: readonly NewReport[],
): Map<string, Track> {
  const ids = [...new Set(reports.map(({report}) => report.objectId))];
  const read = () =>
    database.documents<TrackRow>(
      `SELECT json_array(object_id, track_id, latest_at, expires_at, collection_id) FROM ${tracks}
       WHERE account_id = ? AND object_id IN (SELECT value FROM json_each(?))`,
      accountId,
      JSON.stringify(ids),
    );
  let rows = read();
  if (rows.length < ids.length) {
    database.run(
      // "WHERE true" keeps SQLite from taking ON for a join.
      `INSERT INTO ${tracks} (account_id, object_id) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
      accountId,
      JSON.stringify(ids),
    );
    rows = read();
  }
  return new Map(
    rows.map(([objectId, trackId, latestAt, expiresAt, collectionId]) => [
      objectId,
      {trackId, latestAt, expiresAt, collectionId, hasNewLatest: false, hasNewCollection: false},
    ]),
  );
}
