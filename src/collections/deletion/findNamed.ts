import {dataOf, type PlatformClient} from '@site/src/platform';

/** Things that name a collection. They remain when it is deleted, and nothing describes them then. */
export interface Named {
  readonly objects: number;
  /** The newest report of its objects, in milliseconds since 1970. */
  readonly latest: number | undefined;
  readonly routes: number;
  /** Whether there are more routes than that: the platform counts no more on one page. */
  readonly hasMoreRoutes: boolean;
  readonly plans: number;
}

/** Looks up what names a collection. Areas are left out: the platform lists all of an account or none. */
export async function findNamed(
  client: PlatformClient,
  collectionId: string,
  signal: AbortSignal,
): Promise<Named> {
  const options = {params: {query: {collectionId}}, signal};
  const [objects, routes, plans] = await Promise.all([
    client.GET('/locations/v2/objects', options).then((response) => dataOf(response).objects),
    client.GET('/locations/v2/routes', options).then(dataOf),
    client.GET('/flights/v2/plans', options).then((response) => dataOf(response).plans),
  ]);
  const times = objects.map(({timestamp}) => Date.parse(timestamp));
  return {
    objects: objects.length,
    latest: times.length === 0 ? undefined : times.reduce((one, other) => Math.max(one, other)),
    routes: routes.routes.length,
    hasMoreRoutes: routes.after !== undefined,
    plans: plans.length,
  };
}
