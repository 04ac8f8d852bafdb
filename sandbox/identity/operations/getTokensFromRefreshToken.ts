import type {GetTokensFromRefreshTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Dependencies} from '../dependencies/dependencies';
import {renewTokens} from '../sign-in/renewTokens';
import {clientOperation} from './operation';

/** Fresh access and id tokens: how Amplify 6 refreshes. */
export const getTokensFromRefreshToken = clientOperation(
  {RefreshToken: z.string().min(1)},
  (dependencies: Pick<Dependencies, 'clock' | 'sessions' | 'tokens' | 'users'>) =>
    async ({RefreshToken}): Promise<GetTokensFromRefreshTokenResponse> => ({
      AuthenticationResult: await renewTokens(dependencies, RefreshToken),
    }),
);
