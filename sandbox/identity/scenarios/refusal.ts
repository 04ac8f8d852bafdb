import {expect} from 'vitest';

/** Asserts that a call is refused with an error of this name and these words. */
export async function expectRefusal(call: Promise<unknown>, name: string, message: string): Promise<void> {
  await expect(call).rejects.toMatchObject({name, message});
}

export const WRONG_CREDENTIALS = ['NotAuthorizedException', 'Incorrect username or password.'] as const;

export const MISMATCH = [
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
] as const;
export const EXPIRED = [
  'ExpiredCodeException',
  'Invalid code provided, please request a code again.',
] as const;
export const LIMIT = [
  'LimitExceededException',
  'Attempt limit exceeded, please try after some time.',
] as const;
