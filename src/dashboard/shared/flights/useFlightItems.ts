import {createNameOrder} from '@site/src/components/order/naturalOrder';
import {toItem, unknownCollection} from '@site/src/collections/objects/items';
import type {LocationObject} from '@site/src/collections/types';
import {useMemo, useState} from 'react';
import {flightObjectsQuestion} from '../data/flightQuestions';
import {collectionsQuestion} from '../data/questions';
import {useNow} from '../data/useNow';
import {usePlatformQuery} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

const none: readonly LocationObject[] = [];

/** All flight objects as they were last heard of, in the order of their names. */
export function useFlightItems() {
  const now = useNow(5_000);
  const listed = usePlatformQuery(flightObjectsQuestion);
  const collections = usePlatformQuery(collectionsQuestion);
  const objects = listed.data ?? none;
  const byId = useMemo(
    () => new Map((collections.data ?? []).map((each) => [each.collectionId, each])),
    [collections.data],
  );
  const [order] = useState(createNameOrder);
  const asOfNow = useMemo(
    () =>
      order(
        objects.map((object) =>
          toItem(object, byId.get(object.collectionId ?? '') ?? unknownCollection(object), now),
        ),
        ({name}) => name,
      ),
    [objects, byId, now, order],
  );
  const items = useStableList(asOfNow);
  return {items, now, loadedAt: listed.dataUpdatedAt, results: [listed, collections]};
}
