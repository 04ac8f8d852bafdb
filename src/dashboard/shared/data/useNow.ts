import {useEffect, useState} from 'react';
import {useView} from '../view/useView';
import {useConnection} from './connection';

const LOOK_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * The platform's now, in steps: a part of the page is drawn anew when a step is over, and not each second.
 *
 * @param stepMs length of a step in milliseconds
 */
export function useNow(stepMs: number): number {
  const {clock} = useConnection();
  const [now, setNow] = useState(() => floor(clock.now(), stepMs));
  useEffect(() => {
    const look = () => setNow(floor(clock.now(), stepMs));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock, stepMs]);
  return now;
}

/** The hour that it is at the platform. */
export function useThisHour(): number {
  return useNow(HOUR_MS);
}

const floor = (time: number, step: number) => Math.floor(time / step) * step;

/** The time that the view shows, in milliseconds since 1970: the hour of the time bar, or the present minute. */
export function useShownTime(): number {
  const {view} = useView();
  const now = useNow(MINUTE_MS);
  return view.at ?? now;
}
