import {createContext} from 'react';
import type {Auth} from '../state/auth';

/** Nobody: what there is in a site that is built without `src/auth/plugin.ts`, whose `Root` brings the provider. */
export const nobody: Auth = {
  status: 'signedOut',
  user: undefined,
  wake: () => undefined,
  reload: () => Promise.resolve(),
  refresh: () => Promise.resolve('Refresh token not found'),
  signOut: () => Promise.resolve(),
  idToken: () => Promise.resolve(undefined),
  accessToken: () => Promise.resolve(undefined),
};

export const AuthContext = createContext(nobody);
