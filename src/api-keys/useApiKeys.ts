import {useAuth} from '@site/src/auth';
import {forgetEndedTabKey} from '@site/src/auth/state/tabKeySlot';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {createKeyService, type ApiKey, type KeyService} from './keyService';
import {useKeyCalls, type KeyCallsState} from './usage/useKeyCalls';

/** A person's keys: on their way, here, or failed. What was here stays while they are loaded again. */
export interface ApiKeysState {
  readonly keys: readonly ApiKey[] | undefined;
  readonly error: unknown;
  /** What was called with them. */
  readonly calls: KeyCallsState;
  /** Until their calls are here too: a list whose rows grow would push what is below it away. */
  readonly isLoading: boolean;
  readonly service: KeyService;
  readonly reload: () => Promise<void>;
}

/**
 * The keys of a person at the portal service.
 *
 * @param userId a user id, or `me`
 */
export function useApiKeys(userId: string): ApiKeysState {
  const {portalService} = useSiteSettings();
  const {accessToken} = useAuth();
  const baseUrl = portalService?.url ?? '';
  const service = useMemo(
    () => createKeyService({baseUrl, userId, accessToken}),
    [baseUrl, userId, accessToken],
  );
  const [state, setState] = useState<Pick<ApiKeysState, 'keys' | 'error'>>({
    keys: undefined,
    error: undefined,
  });
  const reload = useCallback(async () => {
    try {
      const keys = await service.list();
      // Revoked or rotated here, or by anybody anywhere: it would only be refused.
      forgetEndedTabKey(keys.filter((key) => !isValid(key)).map(({keyId}) => keyId));
      setState({keys, error: undefined});
    } catch (error) {
      setState((before) => ({...before, error}));
    }
  }, [service]);
  useEffect(() => void reload(), [reload]);
  const calls = useKeyCalls(service, state.keys);
  const isLoading = !state.keys || (state.keys.length > 0 && calls.status === 'loading');
  return {...state, calls, isLoading, service, reload};
}

/** The most keys that work which a person can hold. */
const MOST_KEYS = 10;

/** Whether a person holds as many keys as possible. */
export const isFull = (keys: readonly ApiKey[]): boolean => keys.filter(isValid).length >= MOST_KEYS;

/** Whether a key still works. */
export const isValid = ({status}: ApiKey): boolean => status === 'active' || status === 'replaced';
