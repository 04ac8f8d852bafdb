import {useMemo} from 'react';
import {
  firesQuestion,
  fireRegions,
  fireSources,
  type FireRegion,
  type FireSource,
} from '../shared/data/fireQuestions';
import {useThisHour} from '../shared/data/useNow';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {HOUR_MS, hourOffset} from '../shared/view/hours';
import {useFilter, useView} from '../shared/view/useView';
import {withGrowth, zoneFire, type Fire} from './fires';
import {hourQuestion} from './questions';

export const spans = ['1', '3', '6', '12', '24'];
const FIRST_SPAN = '6';
const none: readonly Fire[] = [];

/** What the address asks for: a region, a source, and with which earlier hour the fires are compared. */
export function useFireFilters() {
  const [region, setRegion] = useFilter('fire-zones-region');
  const [source, setSource] = useFilter('fire-zones-source');
  const [span, setSpan] = useFilter('fire-zones-span');
  const chosen: FireRegion = fireRegions.find((each) => each === region) ?? 'US';
  return {
    region: chosen,
    source: sourceIn(chosen, source),
    span: spans.includes(span) ? span : FIRST_SPAN,
    setRegion,
    setSource,
    setSpan,
  };
}

export type FireFilters = ReturnType<typeof useFireFilters>;

/** Incident teams report from the US alone. */
function sourceIn(region: FireRegion, source: string): FireSource {
  return region === 'US' ? (fireSources.find((each) => each === source) ?? 'nifc') : 'sat';
}

/** The fires at the hour shown, and how they have grown. Nobody knows those of later hours: the present ones stay. */
export function useFires({region, source, span}: FireFilters) {
  const {view} = useView();
  const thisHour = useThisHour();
  const offset = Math.min(0, hourOffset(view.at, thisHour));
  const time = thisHour + offset * HOUR_MS;
  const isNow = offset === 0;
  const present = usePlatformQuery({...firesQuestion(region, source), isEnabled: isNow});
  const past = usePlatformQuery(hourQuestion(region, source, time, !isNow));
  const earlier = usePlatformQuery(hourQuestion(region, source, time - Number(span) * HOUR_MS));
  const result = isNow ? present : past;
  const shown = useMemo(
    () => (isNow ? present.data?.map(zoneFire) : past.data) ?? none,
    [isNow, present.data, past.data],
  );
  const fires = useMemo(() => withGrowth(shown, earlier.data), [shown, earlier.data]);
  return {fires, result, earlier, isNow};
}
