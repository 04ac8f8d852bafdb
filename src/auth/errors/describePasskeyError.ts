import {translate} from '@docusaurus/Translate';
import {describeAuthError} from './describeAuthError';

/** What went wrong with a passkey, in words; what only passkeys have comes first. */
export function describePasskeyError(error: unknown): {readonly text: string} {
  switch (error instanceof Error ? error.name : '') {
    case 'PasskeyAlreadyExists':
    case 'InvalidStateError':
      return {
        text: translate({
          id: 'auth.passkeys.exists',
          message: 'This device already has a passkey for your account.',
        }),
      };
    case 'LimitExceededException':
      return {
        text: translate({
          id: 'auth.passkeys.limit',
          message: 'You cannot add more passkeys. Remove one that you no longer use, then try again.',
        }),
      };
    case 'RelyingPartyMismatch':
    case 'WebAuthnOriginNotAllowedException':
    case 'WebAuthnRelyingPartyMismatchException':
      return {
        text: translate({
          id: 'auth.passkeys.wrongAddress',
          message:
            'Passkeys of this portal belong to another address. Open the portal there, or tell support.',
        }),
      };
    case 'WebAuthnCredentialNotSupportedException':
      return {
        text: translate({
          id: 'auth.passkeys.unsupported',
          message:
            'This device cannot be used: a passkey must check who you are, with a fingerprint, your face or a PIN.',
        }),
      };
    case 'WebAuthnChallengeNotFoundException':
      return {
        text: translate({
          id: 'auth.passkeys.tooLong',
          message: 'This took too long. Add the passkey again.',
        }),
      };
    default:
      return describeAuthError(error);
  }
}
