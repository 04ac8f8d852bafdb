import {useMemo} from 'react';
import {flightObjectsQuestion, restrictionsQuestion, type Restriction} from '../data/flightQuestions';
import {collectionsQuestion, type Collection, type LocationObject} from '../data/questions';
import {useNow} from '../data/useNow';
import {usePlatformQuery} from '../data/usePlatformQuery';
import {toItem, type Item} from '../objects/items';
import {restrictionsAt} from './insideAirspace';

/** An aircraft, and the closed airspace that it is in. */
export interface Aircraft extends Item {
  readonly inside: readonly Restriction[];
}

const noObjects: readonly LocationObject[] = [];
const noRestrictions: readonly Restriction[] = [];

/** All flight objects as they were last heard of. */
export function useAircraft() {
  const now = useNow(5_000);
  const listed = usePlatformQuery(flightObjectsQuestion);
  const collections = usePlatformQuery(collectionsQuestion);
  const closed = usePlatformQuery(restrictionsQuestion);
  const restrictions = closed.data ?? noRestrictions;
  const byId = useMemo(
    () => new Map((collections.data ?? []).map((each) => [each.collectionId, each])),
    [collections.data],
  );
  const objects = listed.data ?? noObjects;
  const aircraft = useMemo(() => {
    const around = restrictionsAt(restrictions, now);
    return objects.map((object): Aircraft => {
      const item = toItem(object, byId.get(object.collectionId ?? '') ?? unknownCollection(object), now);
      return {...item, inside: around(object)};
    });
  }, [objects, byId, restrictions, now]);
  const results = [listed, collections, closed];
  return {
    aircraft,
    restrictions,
    now,
    results,
    isLoading: results.some(({isPending, isError}) => isPending && !isError),
  };
}

/** Objects may name a collection that nobody has created. */
function unknownCollection({collectionId = '', collectionName}: LocationObject): Collection {
  return {
    collectionId,
    collectionName: collectionName ?? collectionId,
    createdDate: '',
    collectionItemId: '',
  };
}
