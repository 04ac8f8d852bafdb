import {badRequest} from '../../../http/apiError';
import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {readCursor, writeCursor} from '../../shared/cursor';

/** A page ends early before its routes weigh more than this: each may be a megabyte. */
const MOST_BYTES = 8 * 1024 * 1024;

export const listRoutes = defineHandler('listRoutes', ({query, account, store, respond}) => {
  const after = query.after === undefined ? undefined : readCursor(query.after);
  if (query.after !== undefined && after === undefined)
    throw badRequest('query.after must be the "after" value of a page of routes');
  const {routes, hasMore} = store.locations.routes.page(account.accountId, {
    after,
    collectionId: query.collectionId,
    limit: given(query.limit),
    mostBytes: MOST_BYTES,
  });
  const last = routes.at(-1);
  return respond(200, {routes, ...(hasMore && last && {after: writeCursor(last.routeId)})});
});
