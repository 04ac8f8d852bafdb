import type {CompleteWebAuthnRegistrationResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, passkeysNotEnabled, tooManyPasskeys} from '../pool/errors';
import {MOST_PASSKEYS} from '../pool/settings';
import {invalidCredential, parseClientData} from '../passkeys/relyingParty';
import {registrationShape, verifyRegistration} from '../passkeys/verifyRegistration';
import type {Dependencies} from '../dependencies/dependencies';
import {bearerOperation} from './operation';
import {REGISTRATION} from './startWebAuthnRegistration';

type Needs = Pick<Dependencies, 'challenges' | 'passkeys' | 'pool' | 'users'>;

/** Registers the passkey that a browser made. Each challenge registers one, and only for who asked for it. */
export const completeWebAuthnRegistration = bearerOperation(
  {Credential: registrationShape},
  ({challenges, passkeys, pool, users}: Needs) =>
    async ({Credential}, {user: {userId}}): Promise<CompleteWebAuthnRegistrationResponse> => {
      if (!pool.firstFactors.includes('WEB_AUTHN')) throw passkeysNotEnabled();
      const clientData = parseClientData(Credential.response.clientDataJSON);
      const challenge = challenges.find(clientData.challenge);
      const isOurs = challenge?.name === REGISTRATION && challenge.userId === userId && !challenge.expired;
      if (!isOurs || !challenges.use(clientData.challenge)) throw challengeNotFound();
      const passkey = await verifyRegistration(pool, Credential, clientData);
      // The check took its time, in which the user may have gone, been disabled or registered others.
      if (!users.find(userId)?.enabled || passkeys.find(passkey.credentialId)) throw invalidCredential();
      if (passkeys.list(userId).length >= MOST_PASSKEYS) throw tooManyPasskeys();
      passkeys.add({...passkey, userId});
      return {};
    },
);

const challengeNotFound = () =>
  new CognitoError('WebAuthnChallengeNotFoundException', 'The registration has expired or was not begun.');
