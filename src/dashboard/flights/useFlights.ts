import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import type {Restriction} from '@site/src/plan-check';
import {useMemo} from 'react';
import {plansQuestion, restrictionsQuestion} from '../shared/data/flightQuestions';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {useStoredPlans} from '../shared/flights/useStoredPlans';
import {useFilter} from '../shared/view/useView';
import {findRestrictions} from './airspace/findRestrictions';
import {useDrafts} from './plans/useDrafts';

/** The contents of so many plans are loaded: what the list shows first, and the map. */
const MOST_LOADED = 40;
const noItems: readonly PlanItem[] = [];
const noRestrictions: readonly Restriction[] = [];

/** What the panel knows: stored plans, drafts and restrictions, and which of them the filters find. */
export function useFlights(selectedId: string | undefined) {
  const [search] = useFilter('flights-search');
  const [airspace] = useFilter('flights-airspace');
  const [type] = useFilter('flights-type');
  const listed = usePlatformQuery(plansQuestion);
  const closed = usePlatformQuery(restrictionsQuestion);
  const {drafts, refusals, take} = useDrafts();
  const items = listed.data ?? noItems;
  const restrictions = closed.data ?? noRestrictions;
  const loaded = useMemo(() => loadedItems(items, selectedId), [items, selectedId]);
  const {plans, unread, results} = useStoredPlans(loaded);
  const names = useMemo(() => new Map(plans.map(({id, name}) => [id, name])), [plans]);
  const found = useMemo(() => findItems(items, names, search), [items, names, search]);
  const foundRestrictions = useMemo(
    () => findRestrictions(restrictions, type, airspace),
    [restrictions, type, airspace],
  );
  const all = useMemo(() => [...drafts, ...plans], [drafts, plans]);
  return {
    items,
    found,
    plans,
    unread,
    drafts,
    refusals,
    take,
    all,
    restrictions,
    foundRestrictions,
    results: [listed, closed],
    isLoading: listed.isPending || results.some(({isPending, isError}) => isPending && !isError),
  };
}

/** The first plans of the list, and the selected one wherever it stands. */
function loadedItems(items: readonly PlanItem[], selectedId: string | undefined): readonly PlanItem[] {
  const first = items.slice(0, MOST_LOADED);
  const selected = items.find(({flightPlanId}) => flightPlanId === selectedId);
  return selected && !first.includes(selected) ? [...first, selected] : first;
}

function findItems(
  items: readonly PlanItem[],
  names: ReadonlyMap<string, string>,
  search: string,
): readonly PlanItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({flightPlanId, collectionId, collectionName = ''}) => {
    const text = [flightPlanId, names.get(flightPlanId), collectionId, collectionName]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
