import type {PathedPlan} from '@site/src/plan-check';
import {useEffect, useState} from 'react';
import type {ReportData} from './data/reportData';

/** Plans are loaded so many at once. */
const MOST_AT_ONCE = 6;

export interface LoadedPlans {
  /** Those that have come, in the order of the ids; the same list until more come. */
  readonly plans: readonly PathedPlan[];
  /** Ids of plans that could not be loaded. */
  readonly failed: readonly string[];
  readonly isLoading: boolean;
}

const none: LoadedPlans = {plans: [], failed: [], isLoading: true};

/**
 * The paths of some plans.
 *
 * @param ids the same list until something changes
 */
export function useLoadedPlans(data: ReportData, ids: readonly string[]): LoadedPlans {
  const [loaded, setLoaded] = useState(none);
  useEffect(() => {
    const controller = new AbortController();
    setLoaded(none);
    void loadPlans(data, ids, controller.signal).then(
      ({plans, failed}) => !controller.signal.aborted && setLoaded({plans, failed, isLoading: false}),
    );
    return () => controller.abort();
  }, [data, ids]);
  return loaded;
}

/** Loads plans a few at once; what cannot be loaded is named, and the others come. */
export async function loadPlans(data: ReportData, ids: readonly string[], signal?: AbortSignal) {
  const plans = new Map<string, PathedPlan>();
  const failed: string[] = [];
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !signal?.aborted; id = waiting.shift()) {
      try {
        plans.set(id, await data.loadPlan(id, signal));
      } catch {
        failed.push(id);
      }
    }
  };
  await Promise.all(Array.from({length: MOST_AT_ONCE}, work));
  return {plans: ids.flatMap((id) => plans.get(id) ?? []), failed};
}
