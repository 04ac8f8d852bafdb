import {attributionText} from '@site/src/components/alert-attribution/AlertAttribution';
import {isShown} from '@site/src/collections/objects/items';
import {dataOf} from '@site/src/platform';
import {useMemo} from 'react';
import {fireFeeds, firesQuestion} from '../shared/data/fireQuestions';
import {collectionsQuestion} from '../shared/data/questions';
import {usePlatformQueries, usePlatformQuery, type Question} from '../shared/data/usePlatformQuery';
import {useStableList} from '../shared/data/useStableList';
import type {AlertedLocation} from './alertedItems';

/** The platform takes so many collections in one request. */
const MOST_COLLECTIONS = 100;
/** "Alerts change no more than once a minute", says the contract. */
const ALERTS_SECONDS = 120;

const noLocations: readonly AlertedLocation[] = [];

/** The warnings in force where the objects of all shown collections are. */
export function useCollectionAlerts() {
  const collections = usePlatformQuery(collectionsQuestion);
  const ids = useMemo(
    () =>
      (collections.data ?? [])
        .filter(isShown)
        .slice(0, MOST_COLLECTIONS)
        .map(({collectionId}) => collectionId),
    [collections.data],
  );
  const result = usePlatformQuery(useMemo(() => alertsQuestion(ids), [ids]));
  const locations = result.data ?? noLocations;
  const attribution = useMemo(
    () => attributionText(locations.flatMap((location) => location.alerts)),
    [locations],
  );
  return {locations, attribution, result};
}

function alertsQuestion(ids: readonly string[]): Question<readonly AlertedLocation[]> {
  return {
    key: ['collection-alerts', ids],
    isEnabled: ids.length > 0,
    everySeconds: ALERTS_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {collectionIds: [...ids]}};
      const data = dataOf(
        await client.GET('/locations/v2/collections/{collectionIds}/weather/alerts', {params, signal}),
      );
      if (!('locations' in data)) return noLocations;
      return data.locations.flatMap((location) => ('alerts' in location ? [location] : []));
    },
  };
}

/** The fires that burn now, in all regions and from all sources. */
export function useFires() {
  const results = usePlatformQueries(
    useMemo(() => fireFeeds.map(([region, source]) => firesQuestion(region, source)), []),
  );
  const lists = useStableList(results.map(({data}) => data));
  const fires = useMemo(() => lists.flatMap((list) => list ?? []), [lists]);
  return {fires, results, isLoading: results.some(({isPending, isError}) => isPending && !isError)};
}
