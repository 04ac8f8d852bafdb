import type {SetUserMFAPreferenceResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {mfaPreferenceShape, setMfaPreference} from '../users/setMfaPreference';
import {bearerOperation} from './operation';

/** Switches the caller's own second factors on or off. */
export const setUserMFAPreference = bearerOperation(
  mfaPreferenceShape,
  (dependencies: Pick<Dependencies, 'pool' | 'users'>) =>
    (preference, {user}): SetUserMFAPreferenceResponse => {
      setMfaPreference(dependencies, user, preference);
      return {};
    },
);
