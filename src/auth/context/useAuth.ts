import {useContext} from 'react';
import type {Auth} from '../state/auth';
import {AuthContext} from './AuthContext';

/** Who is here. In a site without signing in, nobody. */
export function useAuth(): Auth {
  return useContext(AuthContext);
}
