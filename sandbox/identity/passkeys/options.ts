import {toBase64Url, toUtf8} from '../../base/bytes';
import type {PoolSettings} from '../pool/settings';
import type {Passkey} from '../store/passkeys';
import type {User} from '../store/user';

/** The signatures that Cognito takes: ES256 and RS256. */
export const supportedAlgorithms: readonly number[] = [-7, -257];

/** How long a browser waits for the person, in milliseconds. */
const TIMEOUT = 60_000;

/** A passkey as a browser is told of it. */
export interface CredentialDescriptor {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: readonly string[];
}

export const describeForBrowser = ({credentialId, transports}: Passkey): CredentialDescriptor => ({
  id: credentialId,
  type: 'public-key',
  transports,
});

/** The user handle: base64url of `sub`. The authenticator stores it and gives it back with each assertion. */
export const userHandleOf = (userId: string): string => toBase64Url(toUtf8(userId));

/** `PublicKeyCredentialCreationOptionsJSON`, for `navigator.credentials.create`. */
export const creationOptions = (
  {relyingPartyId = '', userVerification}: PoolSettings,
  challenge: string,
  {userId, attributes}: User,
  existing: readonly CredentialDescriptor[],
): object => ({
  rp: {id: relyingPartyId, name: relyingPartyId},
  user: {
    id: userHandleOf(userId),
    name: attributes.email ?? userId,
    displayName: attributes.name ?? attributes.email ?? userId,
  },
  challenge,
  pubKeyCredParams: supportedAlgorithms.map((alg) => ({type: 'public-key', alg})),
  timeout: TIMEOUT,
  excludeCredentials: existing,
  authenticatorSelection: {requireResidentKey: true, residentKey: 'required', userVerification},
});

/** `PublicKeyCredentialRequestOptionsJSON`, for `navigator.credentials.get`. */
export const requestOptions = (
  {relyingPartyId, userVerification}: PoolSettings,
  challenge: string,
  allowed: readonly CredentialDescriptor[],
): object => ({
  challenge,
  timeout: TIMEOUT,
  rpId: relyingPartyId,
  allowCredentials: allowed,
  userVerification,
});
