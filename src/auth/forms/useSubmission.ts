import {useCallback, useLayoutEffect, useRef} from 'react';
import {errorOfMessage} from '../errors/errorOfMessage';
import {useAuthenticator, type UseAuthenticator} from '../session/authenticator';
import {useSignIn} from './SignInContext';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  /** What the machine showed while it was busy; `undefined` until it is. An error that it still shows is an older one. */
  readonly during?: Pick<UseAuthenticator, 'route' | 'error'>;
}

/**
 * Sends something to the library's state machine as a promise: kept when the machine is back where it was, broken when it
 * has an error to show. A machine that goes on to another step leaves it open: the form stays busy until it is gone.
 */
export function useSubmission(): (send: () => void) => Promise<void> {
  const {attempt} = useSignIn();
  const {route, isPending, error} = useAuthenticator();
  const waiting = useRef<Waiting>(undefined);

  useLayoutEffect(() => {
    const {current} = waiting;
    if (!current) return;
    const {during} = current;
    if (isPending) {
      waiting.current = {...current, during: {route, error}};
    } else if (during && error && (attempt.failure || error !== during.error)) {
      waiting.current = undefined;
      current.reject(attempt.failure ?? errorOfMessage(error));
    } else if (during?.route === route) {
      waiting.current = undefined;
      current.resolve();
    }
  }, [attempt, route, isPending, error]);

  return useCallback(
    (send) =>
      new Promise<void>((resolve, reject) => {
        attempt.failure = undefined;
        waiting.current = {resolve, reject};
        send();
      }),
    [attempt],
  );
}
