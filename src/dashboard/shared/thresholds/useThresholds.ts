import {useAuth} from '@site/src/auth';
import {useMemo} from 'react';
import {defaultThresholds, parseThresholds, type Threshold} from './thresholds';

/** The thresholds by which the platform finds events for the signed-in person. */
export function useThresholds(): {readonly thresholds: readonly Threshold[]; readonly isOwn: boolean} {
  const text = useAuth().user?.weatherThresholds;
  return useMemo(() => {
    const own = parseThresholds(text);
    return {thresholds: own ?? defaultThresholds, isOwn: own !== undefined};
  }, [text]);
}
