import type {DeleteWebAuthnCredentialResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {resourceNotFound} from '../pool/errors';
import {text} from './fields';
import {bearerOperation} from './operation';

/** Removes a passkey of the signed-in user. */
export const deleteWebAuthnCredential = bearerOperation(
  {CredentialId: text},
  ({passkeys}: Pick<Dependencies, 'passkeys'>) =>
    ({CredentialId}, {user}): DeleteWebAuthnCredentialResponse => {
      if (!passkeys.remove(user.userId, CredentialId)) throw resourceNotFound('Credential does not exist.');
      return {};
    },
);
