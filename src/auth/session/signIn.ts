import './configure';
import {
  confirmSignIn,
  signIn,
  signInWithRedirect,
  signOut,
  type ConfirmSignInOutput,
  type SignInOutput,
} from 'aws-amplify/auth';

/** A second factor, as the user pool names it in a choice and takes it as the choice. */
export type FactorChoice = 'TOTP' | 'EMAIL' | 'SMS';

/** What the user pool wants next of somebody who signs in. */
export type NextStep =
  | {readonly name: 'done'}
  | {readonly name: 'newPassword'; readonly needsName: boolean}
  | {readonly name: 'totpSetup'; readonly secret: string; readonly uri: string}
  | {readonly name: 'totpCode'}
  | {readonly name: 'sentCode'; readonly medium: 'email' | 'phone'; readonly destination: string}
  | {readonly name: 'chooseFactor'; readonly factors: readonly FactorChoice[]}
  | {readonly name: 'confirmSignUp'}
  | {readonly name: 'resetPassword'};

/** A challenge that the pool's settings demand and this portal has no form for. */
export class UnknownChallengeError extends Error {
  constructor(readonly step: string) {
    super(`The user pool asks for ${step}, which this portal has no form for.`);
    this.name = 'UnknownChallengeError';
  }
}

/** Signs in with secure remote password: the password itself never leaves the browser. */
export async function signInWithPassword(email: string, password: string, issuer: string): Promise<NextStep> {
  const credentials = {username: email, password, options: {authFlowType: 'USER_SRP_AUTH'}} as const;
  const output = await signIn(credentials).catch(async (error: unknown) => {
    // A session that this page could not read, without network for example, stands in the way of a new one.
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    await signOut();
    return signIn(credentials);
  });
  return nextStep(output, issuer, email);
}

/** Responds to a challenge: with a new password, the digits of a code, or the second factor that was chosen. */
export async function respondToChallenge(
  response: string,
  person: {readonly issuer: string; readonly email: string; readonly name?: string},
): Promise<NextStep> {
  const options = person.name ? {userAttributes: {name: person.name}} : {};
  const output = await confirmSignIn({challengeResponse: response, options});
  return nextStep(output, person.issuer, person.email);
}

/** Leaves for the user pool's hosted pages; only where `identity.oauth` is configured. */
export async function signInOnHostedPages(): Promise<void> {
  await signInWithRedirect();
}

function nextStep(
  {nextStep: step}: SignInOutput | ConfirmSignInOutput,
  issuer: string,
  email: string,
): NextStep {
  switch (step.signInStep) {
    case 'DONE':
      return {name: 'done'};
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return {name: 'newPassword', needsName: step.missingAttributes?.includes('name') ?? false};
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return {
        name: 'totpSetup',
        secret: step.totpSetupDetails.sharedSecret,
        uri: step.totpSetupDetails.getSetupUri(issuer, email).toString(),
      };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return {name: 'totpCode'};
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return {
        name: 'sentCode',
        medium: step.signInStep === 'CONFIRM_SIGN_IN_WITH_SMS_CODE' ? 'phone' : 'email',
        destination: step.codeDeliveryDetails?.destination ?? '',
      };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return {name: 'chooseFactor', factors: step.allowedMFATypes ?? []};
    case 'CONFIRM_SIGN_UP':
      return {name: 'confirmSignUp'};
    case 'RESET_PASSWORD':
      return {name: 'resetPassword'};
    default:
      throw new UnknownChallengeError(step.signInStep);
  }
}
