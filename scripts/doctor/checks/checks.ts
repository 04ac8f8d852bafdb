import type {Check} from '../finding';
import {api} from './api';
import {appClient} from './appClient';
import {groups} from './groups';
import {guests} from './guests';
import {headers} from './headers';
import {pages} from './pages';
import {passkeys} from './passkeys';
import {portalService} from './portalService';
import {roles} from './roles';
import {secondFactors} from './secondFactors';
import {settings} from './settings';
import {signIn} from './signIn';
import {signingKeys} from './signingKeys';
import {userPool} from './userPool';

/** All checks, in the order in which their findings are read: what others build on comes first. */
export const checks: readonly Check[] = [
  settings,
  pages,
  headers,
  api,
  portalService,
  signingKeys,
  signIn,
  guests,
  // With the operator's credentials.
  groups,
  appClient,
  userPool,
  secondFactors,
  passkeys,
  roles,
];
