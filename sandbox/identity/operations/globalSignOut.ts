import type {GlobalSignOutResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Services} from '../services';
import {bearerOperation} from './operation';

/** Ends every sign-in of the user, on every device. */
export const globalSignOut = bearerOperation(
  {},
  ({sessions}: Pick<Services, 'sessions'>) =>
    (_input, {user}): GlobalSignOutResponse => {
      sessions.revokeAllOf(user.userId);
      return {};
    },
);
