import type {Item} from '@site/src/collections/objects/items';
import {useMemo} from 'react';
import type {Restriction} from '@site/src/plan-check';
import {restrictionsQuestion} from '../data/flightQuestions';
import {usePlatformQuery} from '../data/usePlatformQuery';
import {restrictionsAt} from './insideAirspace';
import {useFlightItems} from './useFlightItems';

/** An aircraft, and the closed airspace that it is in. */
export interface Aircraft extends Item {
  readonly inside: readonly Restriction[];
}

const none: readonly Restriction[] = [];

/** All flight objects as they were last heard of, with the closed airspace that they are in. */
export function useAircraft() {
  const {items, now, results: asked} = useFlightItems();
  const closed = usePlatformQuery(restrictionsQuestion);
  const restrictions = closed.data ?? none;
  const aircraft = useMemo(() => {
    const around = restrictionsAt(restrictions, now);
    return items.map((item): Aircraft => ({...item, inside: around(item.object)}));
  }, [items, restrictions, now]);
  const results = [...asked, closed];
  return {
    aircraft,
    restrictions,
    now,
    results,
    isLoading: results.some(({isPending, isError}) => isPending && !isError),
  };
}
