import {verifyRegistrationResponse} from '@simplewebauthn/server';
import {
  convertAAGUIDToString,
  cose,
  decodeAttestationObject,
  decodeCredentialPublicKey,
  isoBase64URL,
  parseAuthenticatorData,
  toHash,
} from '@simplewebauthn/server/helpers';
import * as z from 'zod';
import {fromBase64, isSameBytes} from '../../base/bytes';
import {CognitoError} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';
import type {NewPasskey} from '../store/passkeys';
import {passkeyName} from './passkeyName';
import {supportedAlgorithms} from './options';
import {base64url, type ClientData, invalidCredential, isAllowedPage} from './relyingParty';

/** How many bytes the id of a passkey may have. Source: WebAuthn level 3, 7.1. */
const LONGEST_ID = 1023;

/** What an authenticator made, as a browser hands it over (`RegistrationResponseJSON`). */
export const registrationShape = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(64)).max(16).default([]),
  }),
});

export type Registration = z.output<typeof registrationShape>;

/**
 * Checks a new passkey: made on a page of the relying party that no foreign page frames, for the challenge it was given, by an authenticator whose
 * attestation holds. Nobody's attestation is asked for, as Cognito asks for none; one that comes must be right.
 * @param clientData - of this registration; its challenge has been found to be one of ours.
 * @throws CognitoError by what is wrong, in Cognito's names.
 */
export async function verifyRegistration(
  {relyingPartyId = '', userVerification}: PoolSettings,
  {id, rawId, type, authenticatorAttachment: attachment, response}: Registration,
  clientData: ClientData,
): Promise<Omit<NewPasskey, 'userId'>> {
  if (!isAllowedPage(relyingPartyId, clientData)) throw originNotAllowed();
  const {aaguid, algorithm, isVerified, relyingPartyHash} = readAuthenticator(response.attestationObject);
  if (!isSameBytes(await toHash(relyingPartyId), relyingPartyHash)) throw relyingPartyMismatch();
  if (!supportedAlgorithms.includes(algorithm) || (userVerification === 'required' && !isVerified))
    throw notSupported();
  const {registrationInfo} = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: {clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject},
    },
    expectedChallenge: clientData.challenge,
    expectedOrigin: clientData.origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: userVerification === 'required',
    supportedAlgorithmIDs: [...supportedAlgorithms],
  }).catch(() => {
    throw invalidCredential();
  });
  // The id beside the attestation is not signed: the one within it counts.
  if (registrationInfo?.credential.id !== isoBase64URL.trimPadding(id)) throw invalidCredential();
  if (fromBase64(registrationInfo.credential.id).length > LONGEST_ID) throw invalidCredential();
  const {publicKey, counter} = registrationInfo.credential;
  return {
    credentialId: registrationInfo.credential.id,
    relyingPartyId,
    publicKey,
    counter,
    transports: response.transports,
    attachment,
    name: passkeyName(aaguid, attachment),
  };
}

interface Authenticator {
  readonly aaguid: string;
  readonly algorithm: number;
  readonly isVerified: boolean;
  readonly relyingPartyHash: Uint8Array;
}

/** @throws CognitoError `InvalidParameterException` for bytes that are no attestation. */
function readAuthenticator(attestationObject: string): Authenticator {
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
    const {aaguid, credentialPublicKey, flags, rpIdHash} = parseAuthenticatorData(authData);
    if (!aaguid || !credentialPublicKey) throw invalidCredential();
    return {
      aaguid: convertAAGUIDToString(aaguid),
      algorithm: Number(decodeCredentialPublicKey(credentialPublicKey).get(cose.COSEKEYS.alg)),
      isVerified: flags.uv,
      relyingPartyHash: rpIdHash,
    };
  } catch {
    throw invalidCredential();
  }
}

const originNotAllowed = () =>
  new CognitoError('WebAuthnOriginNotAllowedException', 'The origin does not match the relying party id.');
const relyingPartyMismatch = () =>
  new CognitoError(
    'WebAuthnRelyingPartyMismatchException',
    'The credential belongs to another relying party id.',
  );
const notSupported = () =>
  new CognitoError('WebAuthnCredentialNotSupportedException', 'The authenticator is not supported.');
