import {useState} from 'react';
import {useAuthenticator, type UseAuthenticator} from '../session/authenticator';

/**
 * The library's state machine as it was when a view appeared. A view stays on the screen for a moment after the machine
 * has gone on and forgotten what the view is about.
 */
export function useArrival(): UseAuthenticator {
  const machine = useAuthenticator();
  const [arrival] = useState(machine);
  return arrival;
}
