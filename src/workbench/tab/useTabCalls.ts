import {callLog} from '@site/src/base/calls/callLog';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useMemo, useSyncExternalStore} from 'react';
import {secretsOf} from '../masking/maskCall';
import {toTabCall, type TabCall} from '../calls/listedCall';

interface TabCalls {
  /** Newest first. */
  readonly calls: readonly TabCall[];
  /** What they were sent with, and must not be shown. */
  readonly secrets: readonly string[];
}

/** The calls of this tab. */
export function useTabCalls(): TabCalls {
  const recorded = useSyncExternalStore(callLog.subscribe, callLog.list, none);
  const {servers} = useSiteSettings().api;
  return useMemo(() => {
    const secrets = [...new Set(recorded.flatMap(secretsOf))];
    const addresses = servers.map(({url}) => url);
    return {calls: recorded.map((call) => toTabCall(call, secrets, addresses)).reverse(), secrets};
  }, [recorded, servers]);
}

const noCalls: ReturnType<typeof callLog.list> = [];
const none = () => noCalls;
