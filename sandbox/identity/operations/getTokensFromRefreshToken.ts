import type {GetTokensFromRefreshTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {renewTokens} from '../sign-in/renewTokens';
import {token} from './fields';
import {clientOperation} from './operation';

/** Fresh access and id tokens: how Amplify 6 refreshes. */
export const getTokensFromRefreshToken = clientOperation(
  {RefreshToken: token},
  (dependencies: Pick<Dependencies, 'clock' | 'sessions' | 'tokens' | 'users'>) =>
    async ({RefreshToken}): Promise<GetTokensFromRefreshTokenResponse> => ({
      AuthenticationResult: await renewTokens(dependencies, RefreshToken),
    }),
);
