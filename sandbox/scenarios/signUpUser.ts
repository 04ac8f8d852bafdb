import {confirmSignUp, signUp} from 'aws-amplify/auth';
import type {RunningIdentity} from './runningIdentity';

let count = 0;

/** An address that no other test uses. */
export const freshEmail = (word = 'pilot'): string => `${word}-${(count += 1)}@cascade-survey.example`;

/** The password of users whose password does not matter. */
export const PASSWORD = 'Ridge-Creek-2026!';

/** What the pool requires of whoever signs up, besides the address. */
export const REQUIRED = {userAttributes: {name: 'Sam Ortega'}} as const;

/** Somebody who has signed up and confirmed with the code from the mailbox. @returns the address. */
export async function signUpUser(
  {codeFor}: Pick<RunningIdentity, 'codeFor'>,
  {email = freshEmail(), password = PASSWORD}: {email?: string; password?: string} = {},
): Promise<string> {
  await signUp({username: email, password, options: REQUIRED});
  await confirmSignUp({username: email, confirmationCode: await codeFor(email)});
  return email;
}
