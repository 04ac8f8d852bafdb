import './configure';
import {
  confirmResetPassword,
  confirmSignUp as amplifyConfirmSignUp,
  resendSignUpCode,
  resetPassword,
  signUp as amplifySignUp,
} from 'aws-amplify/auth';

/** Registers an account; a code goes to its address. */
export async function signUp(account: {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}): Promise<void> {
  const {email, name, password} = account;
  await amplifySignUp({username: email, password, options: {userAttributes: {email, name}}});
}

/** Proves with the code that the address is the person's own. */
export async function confirmSignUp(email: string, code: string): Promise<void> {
  await amplifyConfirmSignUp({username: email, confirmationCode: code});
}

/** Sends the code of a new account again. */
export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({username: email});
}

/** Sends a code with which a forgotten password can be replaced. Says nothing about whether the address is known. */
export async function requestPasswordReset(email: string): Promise<void> {
  await resetPassword({username: email});
}

/** Replaces a forgotten password. */
export async function setForgottenPassword(email: string, code: string, newPassword: string): Promise<void> {
  await confirmResetPassword({username: email, confirmationCode: code, newPassword});
}
