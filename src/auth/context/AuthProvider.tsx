import type {ReactNode} from 'react';
import {AuthContext} from './AuthContext';
import {useAuthState} from './useAuthState';

interface Props {
  readonly children: ReactNode;
}

/** Puts who is here around every page. Costs a visitor without a stored session nothing but this file. */
export function AuthProvider({children}: Props) {
  return <AuthContext value={useAuthState()}>{children}</AuthContext>;
}
