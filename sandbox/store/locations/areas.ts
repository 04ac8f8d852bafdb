import type {Database} from '../database';
import {pages} from '../pages';

/** A named polygon. Its boundary is kept as GeoJSON coordinates, whichever notation it came in. */
export interface StoredArea {
  readonly areaId: string;
  readonly areaName: string;
  readonly collectionId?: string;
  readonly collectionName?: string;
  /** The outer ring, then its holes, each closed. */
  readonly coordinates: number[][][];
  readonly properties?: Record<string, unknown>;
}

/** Areas. Every call sees the data of one account alone; lists are ordered by area id. */
export interface Areas {
  /** Read a few at a time, since one may be a megabyte; see `pages`. */
  list(accountId: string): Iterable<StoredArea>;
  /** Those that exist; an id given twice counts once. */
  find(accountId: string, areaIds: readonly string[]): StoredArea[];
  /** Adds an area, or overwrites the one of that id. */
  save(accountId: string, area: StoredArea): void;
  /** How many bytes the areas of an account take, leaving out the one of an id. */
  size(accountId: string, exceptAreaId: string): number;
  /** Deletes those that exist and says how many they were. */
  remove(accountId: string, areaIds: readonly string[]): number;
  clear(): void;
}

const AREAS_AT_ONCE = 10;
const AMONG = 'account_id = ? AND area_id IN (SELECT value FROM json_each(?))';

export function createAreas(database: Database): Areas {
  const read = (where: string, ...values: string[]) =>
    database.documents<StoredArea>(`SELECT area FROM areas WHERE ${where} ORDER BY area_id`, ...values);
  return {
    list: function* (accountId) {
      const page = (after: string, limit: number) =>
        database.all<{name: string; area: string}>(
          `SELECT area_id AS name, area FROM areas WHERE account_id = ? AND area_id > ? ORDER BY area_id LIMIT ?`,
          accountId,
          after,
          limit,
        );
      for (const {area} of pages(page, AREAS_AT_ONCE)) yield JSON.parse(area) as StoredArea;
    },
    find: (accountId, areaIds) => read(AMONG, accountId, JSON.stringify(areaIds)),
    save: (accountId, area) => {
      database.run(
        `INSERT INTO areas VALUES (?, ?, ?)
         ON CONFLICT (account_id, area_id) DO UPDATE SET area = excluded.area`,
        accountId,
        area.areaId,
        JSON.stringify(area),
      );
    },
    size: (accountId, exceptAreaId) =>
      database.one<{size: number}>(
        'SELECT coalesce(sum(octet_length(area)), 0) AS size FROM areas WHERE account_id = ? AND area_id <> ?',
        accountId,
        exceptAreaId,
      )?.size ?? 0,
    remove: (accountId, areaIds) =>
      database.run(`DELETE FROM areas WHERE ${AMONG}`, accountId, JSON.stringify(areaIds)).changes,
    clear: () => {
      database.run('DELETE FROM areas');
    },
  };
}
