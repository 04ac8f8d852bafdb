import {verifyAuthenticationResponse} from '@simplewebauthn/server';
import * as z from 'zod';
import type {PoolSettings} from '../pool/settings';
import type {Passkey} from '../store/passkeys';
import {userHandleOf} from './options';
import {base64url, invalidCredential, isAllowedPage, parseClientData} from './relyingParty';

const assertionShape = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** What an authenticator signed, as a browser hands it over (`AuthenticationResponseJSON`). */
export type Assertion = z.output<typeof assertionShape>;

/** @throws CognitoError `InvalidParameterException` for text that is none. */
export function parseAssertion(text: string): Assertion {
  try {
    return assertionShape.parse(JSON.parse(text));
  } catch {
    throw invalidCredential();
  }
}

/**
 * Checks that this passkey signed this challenge, on a page of the relying party, for the user it was made for.
 * @returns the authenticator's new counter; `undefined` when anything is wrong, as a wrong password tells no more.
 */
export async function verifyAssertion(
  {relyingPartyId = '', userVerification}: PoolSettings,
  {assertion, passkey, challenge}: {assertion: Assertion; passkey: Passkey; challenge: string},
): Promise<number | undefined> {
  const {userHandle, clientDataJSON} = assertion.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return undefined;
  try {
    const clientData = parseClientData(clientDataJSON);
    if (!isAllowedPage(relyingPartyId, clientData)) return undefined;
    const {response, ...rest} = assertion;
    const {verified, authenticationInfo} = await verifyAuthenticationResponse({
      response: {
        ...rest,
        clientExtensionResults: {},
        response: {...response, ...(userHandle !== undefined && {userHandle})},
      },
      expectedChallenge: challenge,
      expectedOrigin: clientData.origin,
      expectedRPID: relyingPartyId,
      requireUserVerification: userVerification === 'required',
      credential: {id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter},
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for each thing that is wrong; which one it is helps only who forges.
    return undefined;
  }
}
