import type {FirstFactor} from '@site/src/site/types';
import {identitySettings} from '../settings/identitySettings';
import {passkeySupport} from '../settings/passkeySupport';

/** The names that the library's state machine has for them. */
const methods = {
  password: 'PASSWORD',
  passkey: 'WEB_AUTHN',
  emailCode: 'EMAIL_OTP',
  smsCode: 'SMS_OTP',
} as const;
const {firstFactors} = identitySettings;

/** What a sign-in may begin with, in the words of the library's state machine. The password needs no choice before it. */
export const passwordless = {
  preferredAuthMethod: methods.password,
  hiddenAuthMethods: (Object.keys(methods) as FirstFactor[])
    .filter((factor) => !firstFactors.includes(factor))
    .map((factor) => methods[factor]),
};

/** The ways to sign in without the password that the pool offers and this browser can go. */
export function otherFactors(): readonly FirstFactor[] {
  return firstFactors.filter(
    (factor) => factor !== 'password' && (factor !== 'passkey' || passkeySupport() === 'yes'),
  );
}

/** @returns what the state machine calls a first factor */
export function methodOf(factor: FirstFactor): string {
  return methods[factor];
}
