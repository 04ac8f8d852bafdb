import type {
  ListWebAuthnCredentialsResponse,
  WebAuthnCredentialDescription,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Dependencies} from '../dependencies/dependencies';
import {MOST_PASSKEYS} from '../pool/settings';
import type {Passkey} from '../store/passkeys';
import {nextToken} from './fields';
import {bearerOperation} from './operation';
import {cutPage, parsePage} from './page';

/** The passkeys of the signed-in user, oldest first. */
export const listWebAuthnCredentials = bearerOperation(
  {NextToken: nextToken.optional(), MaxResults: z.number().int().min(0).max(MOST_PASSKEYS).optional()},
  ({passkeys}: Pick<Dependencies, 'passkeys'>) =>
    ({NextToken, MaxResults}, {user: {userId}}): ListWebAuthnCredentialsResponse => {
      const page = parsePage(`ListWebAuthnCredentials ${userId}`, {
        limit: MaxResults || MOST_PASSKEYS,
        token: NextToken,
      });
      const found = passkeys.list(userId, {after: page.after, limit: page.limit + 1});
      const {items, next} = cutPage(found, page, ({position}) => position);
      return {Credentials: items.map(describePasskey), ...(next && {NextToken: next})};
    },
);

const describePasskey = (passkey: Passkey): WebAuthnCredentialDescription => ({
  CredentialId: passkey.credentialId,
  FriendlyCredentialName: passkey.name,
  RelyingPartyId: passkey.relyingPartyId,
  ...(passkey.attachment !== undefined && {AuthenticatorAttachment: passkey.attachment}),
  AuthenticatorTransports: [...passkey.transports],
  CreatedAt: passkey.createdAt,
});
