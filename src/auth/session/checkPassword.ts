import {createAmplifyContext} from 'aws-amplify';
import {createUserPoolsTokenProvider} from 'aws-amplify/adapter-core';
import {signIn} from 'aws-amplify/auth';
import {sharedInMemoryStorage} from 'aws-amplify/utils';
import {authConfig} from './configure';
import {UnknownChallengeError} from './signIn';

/** What the user pool asks for only of somebody whose password is right. */
const provenSteps = [
  'DONE',
  'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  'CONFIRM_SIGN_IN_WITH_SMS_CODE',
  'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
];

/**
 * Checks the password of the person who is signed in, by a sign-in of its own that goes no further. What it comes to is
 * kept in memory: the present session stays as it is. Changing the password to itself would tell the same, but pools
 * that keep a password history refuse that.
 *
 * @throws NotAuthorizedException when it is wrong
 */
export async function checkPassword(email: string, password: string): Promise<void> {
  const tokenProvider = createUserPoolsTokenProvider(authConfig, sharedInMemoryStorage);
  const aside = createAmplifyContext({Auth: authConfig}, {Auth: {tokenProvider}});
  const {nextStep} = await signIn(aside, {
    username: email,
    password,
    options: {authFlowType: 'USER_SRP_AUTH'},
  });
  await sharedInMemoryStorage.clear();
  if (!provenSteps.includes(nextStep.signInStep)) throw new UnknownChallengeError(nextStep.signInStep);
}
