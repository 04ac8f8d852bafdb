import type {Dependencies} from '../../shared/handlers/dependencies';
import type {Account} from '../../../store/accounts';
import type {StoredRoute} from '../../../store/locations/routes';
import type {Report} from '../../../store/objects/report';
import {notFound} from '../../../http/apiError';

type Asking = Pick<Dependencies, 'store' | 'clock'> & {readonly account: Account};

/** The objects that have a location, in the order of the ids. @throws ApiError 404 when none has. */
export function objectsInOrder({store, clock, account}: Asking, objectIds: readonly string[]): Report[] {
  const now = clock.now().getTime();
  const found = store.locations.reports.findLatest(account.accountId, objectIds, now);
  if (found.length === 0) throw notFound();
  const byId = new Map(found.map((object) => [object.objectId, object]));
  return [...new Set(objectIds)].flatMap((objectId) => byId.get(objectId) ?? []);
}

/** The objects of those collections that exist, ordered by id, a page at a time. @throws ApiError 404 when none exists. */
export function objectsOfCollections(asking: Asking, collectionIds: readonly string[]): Iterable<Report> {
  const {store, clock, account} = asking;
  const known = existing(asking, collectionIds);
  return store.locations.reports.listLatest(account.accountId, clock.now().getTime(), known);
}

/** The header that says how many members of the collections the weather of their objects and routes leaves out. */
export function leftOutHeaders(asking: Asking, collectionIds: readonly string[]) {
  const {store, clock, account} = asking;
  const known = existing(asking, collectionIds);
  const {reports} = store.flights;
  return {
    'Flight-Objects-Left-Out': reports.countLatest(account.accountId, clock.now().getTime(), known),
  };
}

/**
 * What a response says of the routes of those collections that exist, ordered by id. They are read one at a time: each
 * may be a megabyte. @throws ApiError 404 when no collection exists.
 */
export function throughRoutes<Entry>(
  asking: Asking,
  collectionIds: readonly string[],
  entriesOf: (route: StoredRoute) => Entry[],
): Iterable<Entry> {
  const {store, account} = asking;
  const {routes} = store.locations;
  const routeIds = routes.idsOf(account.accountId, existing(asking, collectionIds));
  return (function* () {
    for (const routeId of routeIds) {
      const route = routes.find(account.accountId, routeId);
      if (route) yield* entriesOf(route);
    }
  })();
}

function existing({store, account}: Asking, collectionIds: readonly string[]): string[] {
  const collections = store.locations.collections.find(account.accountId, collectionIds);
  if (collections.length === 0) throw notFound();
  return collections.map(({collectionId}) => collectionId);
}
