import type {AdminSetUserMFAPreferenceResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {mfaPreferenceShape, setMfaPreference} from '../users/setMfaPreference';
import {username} from './fields';
import {adminOperation} from './operation';

/** Switches somebody's second factors on or off, for whoever has lost theirs. */
export const adminSetUserMFAPreference = adminOperation(
  {Username: username, ...mfaPreferenceShape},
  (dependencies: Pick<Dependencies, 'pool' | 'users'>) =>
    ({Username, ...preference}): AdminSetUserMFAPreferenceResponse => {
      setMfaPreference(dependencies, requireUser(dependencies.users, Username), preference);
      return {};
    },
);
