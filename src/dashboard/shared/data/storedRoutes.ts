import {dataOf, type Schemas} from '@site/src/platform';
import type {Question} from './usePlatformQuery';

export type StoredRoute = Schemas['RouteBody'];

const PAGE = 100;
/** A list of more is no help to anybody. */
const MOST_PAGES = 5;

/** All stored routes of the account. */
export const storedRoutesQuestion: Question<readonly StoredRoute[]> = {
  key: ['stored-routes'],
  everySeconds: 120,
  ask: async (client, signal) => {
    const routes: StoredRoute[] = [];
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = {limit: PAGE, ...(after !== undefined && {after})};
      const list = dataOf(await client.GET('/locations/v2/routes', {params: {query}, signal}));
      routes.push(...list.routes);
      after = list.after;
      if (after === undefined) break;
    }
    return routes;
  },
};
