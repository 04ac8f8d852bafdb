import {useEffect, useState} from 'react';
import {storyTime} from '@site/src/code/sample-request/placeholders';
import {afterEffects} from '@site/src/components/idle/afterEffects';

const HOUR_MS = 3_600_000;

/**
 * The hour that examples are moved to: that of their story in the static HTML, the reader's once the page is alive, so
 * that what is copied works on any day.
 *
 * @param isTimed whether the examples depend on time at all; if not, nothing is drawn again for it
 */
export function useReadersHour(isTimed: boolean): Date {
  const [hour, setHour] = useState(storyTime);
  useEffect(() => {
    if (!isTimed) return undefined;
    return afterEffects(() => setHour(new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS)));
  }, [isTimed]);
  return hour;
}
