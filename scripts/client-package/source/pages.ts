import type {components, operations} from './contract';
import type {PlatformClient} from './createPlatformClient';
import {errorOf} from './PlatformError';

type HistoryQuery = Omit<NonNullable<operations['getObjectHistory']['parameters']['query']>, 'after'>;
type RoutesQuery = Omit<NonNullable<operations['listRoutes']['parameters']['query']>, 'after'>;

/**
 * Every report of an object in a time, oldest first, page after page.
 *
 * @throws PlatformError when a page cannot be had
 */
export async function* iterateObjectHistory(
  client: PlatformClient,
  objectId: string,
  query: HistoryQuery,
): AsyncGenerator<components['schemas']['LocationObject'], void, undefined> {
  let after: string | undefined;
  do {
    const {data, error, response} = await client.GET('/locations/v2/objects/{objectId}/history', {
      params: {path: {objectId}, query: {...query, after}},
    });
    if (!data) throw errorOf(response, error);
    yield* data.history;
    ({after} = data);
  } while (after !== undefined);
}

/**
 * Every stored route, page after page.
 *
 * @throws PlatformError when a page cannot be had
 */
export async function* iterateRoutes(
  client: PlatformClient,
  query: RoutesQuery = {},
): AsyncGenerator<components['schemas']['RouteList']['routes'][number], void, undefined> {
  let after: string | undefined;
  do {
    const {data, error, response} = await client.GET('/locations/v2/routes', {
      params: {query: {...query, after}},
    });
    if (!data) throw errorOf(response, error);
    yield* data.routes;
    ({after} = data);
  } while (after !== undefined);
}
