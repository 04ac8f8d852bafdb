import type {GlobalSignOutResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {bearerOperation} from './operation';

/** Ends every sign-in of the user, on every device. */
export const globalSignOut = bearerOperation(
  {},
  ({sessions}: Pick<Dependencies, 'sessions'>) =>
    (_input, {user}): GlobalSignOutResponse => {
      sessions.revokeAllOf(user.userId);
      return {};
    },
);
