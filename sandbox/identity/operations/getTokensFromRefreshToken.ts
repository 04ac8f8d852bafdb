import type {GetTokensFromRefreshTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Services} from '../services';
import {renew} from '../sign-in/renew';
import {clientOperation} from './operation';

/** Fresh access and id tokens: how Amplify 6 refreshes. */
export const getTokensFromRefreshToken = clientOperation(
  {RefreshToken: z.string().min(1)},
  (services: Pick<Services, 'clock' | 'sessions' | 'tokens' | 'users'>) =>
    ({RefreshToken}): GetTokensFromRefreshTokenResponse => ({
      AuthenticationResult: renew(services, RefreshToken),
    }),
);
