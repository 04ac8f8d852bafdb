import type {Database} from '../database';

/** A route with its ways and times, as it is kept and given back. Times are ISO 8601 in UTC. */
export interface StoredRoute {
  readonly routeId: string;
  readonly description?: string;
  readonly routes: Way[];
  readonly waypoints?: {distance: number; name: string; location: number[]}[];
  readonly departureTime?: string;
  readonly arrivalTime?: string;
  readonly collectionId?: string;
  readonly collectionName?: string;
  /** When it was stored. */
  readonly received: string;
}

/** One way from the first waypoint to the last; seconds, metres, lines as encoded polylines of precision 5. */
export interface Way {
  geometry: string;
  duration: number;
  distance: number;
  legs: Leg[];
}

/** The way from one waypoint to the next. */
export interface Leg {
  summary: string;
  duration: number;
  distance: number;
  steps: Step[];
}

/** A stretch on one road. */
export interface Step {
  geometry: string;
  duration: number;
  distance: number;
  name: string;
}

/** Where a page of routes begins and ends. */
export interface RoutePage {
  /** Ids greater than this. */
  readonly after?: string;
  readonly collectionId?: string;
  readonly limit: number;
  /** Stop before the page's routes are longer than this together, in bytes; the first one always fits. */
  readonly mostBytes: number;
}

/** Stored routes. Every call sees the data of one account alone. */
export interface Routes {
  /** A page ordered by id; `hasMore` when there are routes behind it. */
  page(accountId: string, page: RoutePage): {routes: StoredRoute[]; hasMore: boolean};
  find(accountId: string, routeId: string): StoredRoute | undefined;
  /** The ids of every route of some collections, in order. Each route may be a megabyte: read them one by one. */
  idsOf(accountId: string, collectionIds: readonly string[]): string[];
  /** Adds a route, or overwrites the one of that id. */
  save(accountId: string, route: StoredRoute): void;
  /** Says whether there was one. */
  remove(accountId: string, routeId: string): boolean;
  clear(): void;
}

export function createRoutes(database: Database): Routes {
  return {
    page: (accountId, {after = '', collectionId = null, limit, mostBytes}) => {
      // Lengths first: a hundred routes of a megabyte each must not be read to find that two are enough.
      const sizes = database.all<{route_id: string; size: number}>(
        `SELECT route_id, octet_length(route) AS size FROM routes
         WHERE account_id = ? AND route_id > ? AND collection_id IS coalesce(?, collection_id)
         ORDER BY route_id LIMIT ?`,
        accountId,
        after,
        collectionId,
        limit + 1,
      );
      let bytes = 0;
      const fitting = sizes.slice(0, limit).findIndex(({size}, index) => {
        bytes += size;
        return index > 0 && bytes > mostBytes;
      });
      const chosen = sizes.slice(0, fitting === -1 ? limit : fitting).map(({route_id}) => route_id);
      const routes = database.documents<StoredRoute>(
        `SELECT route FROM routes WHERE account_id = ? AND route_id IN (SELECT value FROM json_each(?))
         ORDER BY route_id`,
        accountId,
        JSON.stringify(chosen),
      );
      return {routes, hasMore: sizes.length > chosen.length};
    },
    find: (accountId, routeId) =>
      database.documents<StoredRoute>(
        'SELECT route FROM routes WHERE account_id = ? AND route_id = ?',
        accountId,
        routeId,
      )[0],
    idsOf: (accountId, collectionIds) =>
      database
        .all<{route_id: string}>(
          `SELECT route_id FROM routes
           WHERE account_id = ? AND collection_id IN (SELECT value FROM json_each(?)) ORDER BY route_id`,
          accountId,
          JSON.stringify(collectionIds),
        )
        .map(({route_id}) => route_id),
    save: (accountId, route) => {
      database.run(
        `INSERT INTO routes VALUES (?, ?, ?, ?)
         ON CONFLICT (account_id, route_id)
         DO UPDATE SET collection_id = excluded.collection_id, route = excluded.route`,
        accountId,
        route.routeId,
        route.collectionId ?? null,
        JSON.stringify(route),
      );
    },
    remove: (accountId, routeId) =>
      database.run('DELETE FROM routes WHERE account_id = ? AND route_id = ?', accountId, routeId).changes >
      0,
    clear: () => {
      database.run('DELETE FROM routes');
    },
  };
}
