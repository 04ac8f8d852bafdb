import type {PasswordPolicyType} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError} from './errors';
import {toBase64Url} from '../../base/bytes';
import {secretBytes} from './secrets';

/** The pool's rules for passwords, in the shape that DescribeUserPool returns. */
export const passwordPolicy = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
} as const satisfies PasswordPolicyType;

// The symbols that count, and a space that neither begins nor ends the password. Source: Amazon Cognito developer
// guide, "Adding user pool password requirements".
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

const withoutOuterSpaces = (password: string) => password.replace(/^ +| +$/g, '');

/** As the API reference has it for every field that takes a password. */
const LONGEST = 256;

// A challenge's response passes by the rules of those fields, and takes its passwords through here as well.
const rules: readonly (readonly [(password: string) => boolean, string])[] = [
  [(password) => password.length <= LONGEST, 'Password too long'],
  [(password) => /^\S+.*\S+$/s.test(password), 'Password must neither begin nor end with a space'],
  [(password) => password.length >= passwordPolicy.MinimumLength, 'Password not long enough'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => symbol.test(withoutOuterSpaces(password)), 'Password must have symbol characters'],
];

/** @throws CognitoError `InvalidPasswordException` naming the first rule that the password breaks. */
export function checkPassword(password: string): void {
  const broken = rules.find(([isKept]) => !isKept(password));
  if (broken)
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
}

/** A password for an invitation: 16 random characters, plus one of each kind so that it meets the policy. */
export const temporaryPassword = (): string => `${toBase64Url(secretBytes(12))}aA1!`;
