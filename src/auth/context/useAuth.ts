import {useContext} from 'react';
import type {Auth} from '../state/auth';
import {AuthContext} from './AuthContext';

/** `useAuth` was called outside the provider. */
export class AuthProviderMissingError extends Error {
  constructor() {
    super('useAuth must be used below AuthProvider, which src/theme/Root puts around every page.');
    this.name = 'AuthProviderMissingError';
  }
}

/**
 * Who is here.
 *
 * @throws AuthProviderMissingError outside AuthProvider
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new AuthProviderMissingError();
  return auth;
}
