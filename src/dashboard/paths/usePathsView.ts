import {useEffect, useMemo, useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {useFilter} from '../shared/view/useView';
import {HOUR_MS} from '../shared/view/hours';
import type {Span} from './loadTrack';
import type {Measure} from './track';

const MINUTE_MS = 60_000;
/** Spans that end now, in hours; the first is what the time bar reaches back. */
export const spanHours = [6, 1, 24, 168] as const;
/** How long a silence must be to be drawn as a gap, in minutes. */
export const gapMinutes = [15, 1, 5, 60] as const;
export const OWN = 'own';

/** What the address says of the tracks: their span of time, their colours, and what counts as a gap. */
export function usePathsView(isReady: boolean) {
  const [hours, setHours] = useFilter('paths-hours');
  const [from, setFrom] = useFilter('paths-from');
  const [to, setTo] = useFilter('paths-to');
  const [colour, setColour] = useFilter('paths-colour');
  const [gap, setGap] = useFilter('paths-gap');
  const {anchor, renew} = useAnchor(isReady);
  const span = useMemo((): Span | undefined => {
    if (hours === OWN) {
      const own = {start: Date.parse(from), end: Date.parse(to)};
      return own.start < own.end ? own : undefined;
    }
    if (anchor === undefined) return undefined;
    return {start: anchor - (Number(hours) || spanHours[0]) * HOUR_MS, end: anchor};
  }, [hours, from, to, anchor]);
  const measure: Measure = colour === 'altitude' ? 'altitude' : 'speed';
  return {
    hours: hours || String(spanHours[0]),
    setHours,
    from,
    setFrom,
    to,
    setTo,
    measure,
    setColour,
    gap: gap || String(gapMinutes[0]),
    setGap,
    span,
    renew,
    gapMs: (Number(gap) || gapMinutes[0]) * MINUTE_MS,
  };
}

export type PathsView = ReturnType<typeof usePathsView>;

/** The end of spans that end now. It stays until somebody renews it: a history is not loaded anew each minute. */
function useAnchor(isReady: boolean) {
  const {clock} = useConnection();
  const [anchor, setAnchor] = useState<number>();
  const renew = () => setAnchor(Math.ceil(clock.now() / MINUTE_MS) * MINUTE_MS);
  useEffect(() => {
    // The platform's time is known once it has responded.
    if (isReady) setAnchor((known) => known ?? Math.ceil(clock.now() / MINUTE_MS) * MINUTE_MS);
  }, [isReady, clock]);
  return {anchor, renew};
}
