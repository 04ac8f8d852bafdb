import {expect, test, vi} from 'vitest';
import {describePasskeyError} from './describePasskeyError';

vi.mock('../settings/identitySettings', () => ({identitySettings: {}}));

test.each([
  ['PasskeyAlreadyExists', /already has a passkey/],
  ['LimitExceededException', /cannot add more passkeys/],
  ['RelyingPartyMismatch', /belong to another address/],
  ['WebAuthnOriginNotAllowedException', /belong to another address/],
  ['WebAuthnCredentialNotSupportedException', /fingerprint, your face or a PIN/],
  ['WebAuthnChallengeNotFoundException', /took too long/],
  ['NetworkError', /network error/],
  ['UserUnAuthenticatedException', /session has ended/],
  ['SomethingElse', /SomethingElse/],
])('%s is said in words', (name, words) => {
  const error = Object.assign(new Error(), {name});
  expect(describePasskeyError(error).text).toMatch(words);
});
