import type {ReactNode} from 'react';
import {AuthContext} from './AuthContext';
import {useAuthState} from './useAuthState';

interface Props {
  readonly children: ReactNode;
}

/** Tells every page who is signed in. A visitor without a stored session downloads nothing of the identity library. */
export function AuthProvider({children}: Props) {
  return <AuthContext value={useAuthState()}>{children}</AuthContext>;
}
