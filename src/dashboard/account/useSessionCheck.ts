import {useAuth} from '@site/src/auth';
import {isSessionOver} from '@site/src/auth/errors/isSessionOver';
import {useCallback} from 'react';

/** Checks a failed call: when it failed because the session is over, the session is renewed now, or ends in all tabs. */
export function useSessionCheck(): (error: unknown) => void {
  const {refresh} = useAuth();
  return useCallback(
    (error) => {
      if (isSessionOver(error)) void refresh({force: true});
    },
    [refresh],
  );
}
