import {createNameOrder} from '@site/src/components/order/naturalOrder';
import {isShown, toItem, unknownCollection, type Item} from '@site/src/collections/objects/items';
import type {Collection, LocationObject} from '@site/src/collections/types';
import {useMemo, useState} from 'react';
import {collectionsQuestion, objectsQuestion, otherObjectsQuestion} from '../data/questions';
import {useNow} from '../data/useNow';
import {usePlatformQueries, usePlatformQuery} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

const none: readonly Collection[] = [];
const noObjects: readonly LocationObject[] = [];

/**
 * The objects of all collections that the dashboard shows, and of no collection, as they were last heard of, in the
 * order of their names.
 */
export function useItems() {
  const now = useNow(5_000);
  const collections = usePlatformQuery(collectionsQuestion);
  const shown = useMemo(() => (collections.data ?? none).filter(isShown), [collections.data]);
  const questions = useMemo(() => shown.map(objectsQuestion), [shown]);
  const results = usePlatformQueries(questions);
  const others = usePlatformQuery({
    ...otherObjectsQuestion(collections.data ?? none),
    isEnabled: collections.data !== undefined,
  });
  const lists = useStableList(results.map(({data}) => data));
  const times = useStableList(results.map(({dataUpdatedAt}) => dataUpdatedAt));
  const loadedAt = useMemo(
    () =>
      new Map([
        ...(others.data?.others ?? noObjects).map(
          ({collectionId = ''}) => [collectionId, others.dataUpdatedAt] as const,
        ),
        ...shown.map(({collectionId}, index) => [collectionId, times[index] ?? 0] as const),
      ]),
    [others.data?.others, others.dataUpdatedAt, shown, times],
  );
  const unknown = useMemo(
    () =>
      (others.data?.others ?? noObjects).map((object) => ({object, collection: unknownCollection(object)})),
    [others.data?.others],
  );
  const [order] = useState(createNameOrder);
  const asOfNow = useMemo(
    () =>
      order(
        [
          ...shown.flatMap((collection, index) =>
            (lists[index] ?? []).map((object): Item => toItem(object, collection, now)),
          ),
          ...unknown.map(({object, collection}) => toItem(object, collection, now)),
        ],
        ({name}) => name,
      ),
    [shown, lists, unknown, now, order],
  );
  const items = useStableList(asOfNow);
  return {
    items,
    now,
    /** When the platform responded last, by collection: milliseconds since 1970 by the clock of this machine. */
    loadedAt,
    results: [collections, ...results, others],
    isLoading:
      collections.isPending || [...results, others].some(({isPending, isError}) => isPending && !isError),
  };
}
