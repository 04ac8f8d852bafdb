import type {StartWebAuthnRegistrationResponse} from '@aws-sdk/client-cognito-identity-provider';
import {toBase64Url} from '../../base/bytes';
import {passkeysNotEnabled, relyingPartyMissing, tooManyPasskeys} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import {MOST_PASSKEYS} from '../pool/settings';
import {creationOptions, describeForBrowser} from '../passkeys/options';
import type {Dependencies} from '../dependencies/dependencies';
import {bearerOperation} from './operation';

/** The name of the challenge that CompleteWebAuthnRegistration responds to. */
export const REGISTRATION = 'WEB_AUTHN_REGISTRATION';

/** What a browser needs to make a passkey for the signed-in user. */
export const startWebAuthnRegistration = bearerOperation(
  {},
  ({challenges, passkeys, pool}: Pick<Dependencies, 'challenges' | 'passkeys' | 'pool'>) =>
    (_input, {user}): StartWebAuthnRegistrationResponse => {
      if (!pool.firstFactors.includes('WEB_AUTHN')) throw passkeysNotEnabled();
      if (!pool.relyingPartyId) throw relyingPartyMissing();
      const existing = passkeys.list(user.userId);
      if (existing.length >= MOST_PASSKEYS) throw tooManyPasskeys();
      const challenge = toBase64Url(secretBytes(32));
      challenges.open(challenge, {name: REGISTRATION, userId: user.userId, state: {}});
      return {
        CredentialCreationOptions: {
          ...creationOptions(pool, challenge, user, existing.map(describeForBrowser)),
        },
      };
    },
);
