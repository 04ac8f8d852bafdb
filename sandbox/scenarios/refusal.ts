import {expect} from 'vitest';

/** Asserts that a call is refused with an error of this name and these words. */
export async function expectRefusal(call: Promise<unknown>, name: string, message: string): Promise<void> {
  await expect(call).rejects.toMatchObject({name, message});
}

export const wrongCredentials = ['NotAuthorizedException', 'Incorrect username or password.'] as const;

export const mismatch = [
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
] as const;
export const expired = [
  'ExpiredCodeException',
  'Invalid code provided, please request a code again.',
] as const;
export const limit = [
  'LimitExceededException',
  'Attempt limit exceeded, please try after some time.',
] as const;

/** Six digits that are not this code. */
export const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
