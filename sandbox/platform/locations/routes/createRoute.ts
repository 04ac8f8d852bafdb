import {badRequest} from '../../../http/apiError';
import {formatInstant} from '../../../base/instants';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {collectionNameOf} from '../collectionNameOf';
import {toStoredRoute} from './toStoredRoute';
import {routeViolations} from '../../shared/routes/routeViolations';

export const createRoute = defineHandler('createRoute', ({body, account, store, clock, respond}) => {
  const violations = routeViolations(body);
  if (violations.length > 0) throw badRequest(...violations);
  const route = toStoredRoute(body, {
    collectionName: body.collectionName ?? collectionNameOf(store, account, body.collectionId),
    received: formatInstant(clock.now().getTime()),
  });
  store.locations.routes.save(account.accountId, route);
  return respond(201, route, {Location: `/locations/v2/routes/${route.routeId}`});
});
