import type {RevokeTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {token} from './fields';
import {clientOperation} from './operation';

/** Ends one sign-in: its refresh token and every access token with the same `origin_jti`. Sign-out calls it. */
export const revokeToken = clientOperation(
  {Token: token},
  ({sessions}: Pick<Dependencies, 'sessions'>) =>
    ({Token}): RevokeTokenResponse => {
      const session = sessions.byRefreshToken(Token);
      if (!session && Token.split('.').length === 3)
        throw new CognitoError('UnsupportedTokenTypeException', 'Only a refresh token can be revoked.');
      if (!session) throw invalidParameter('Invalid Refresh Token');
      sessions.revoke(session.originJti);
      return {};
    },
);
