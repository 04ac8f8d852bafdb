import {createContext, useContext, type RefObject} from 'react';
import type {Attempt} from '../session/attempt';

/** What the views of one sign-in share. */
export interface SignInState {
  readonly attempt: Attempt;
  /** The address typed last, passed from view to view. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Whether no view has been shown yet: the first one leaves the focus where it is. */
  readonly firstViewRef: RefObject<boolean>;
}

export const SignInContext = createContext<SignInState | undefined>(undefined);

/** @throws Error outside SignInPanel */
export function useSignIn(): SignInState {
  const state = useContext(SignInContext);
  if (!state) throw new Error('useSignIn must be used below SignInPanel.');
  return state;
}
