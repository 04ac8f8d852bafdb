import './configure';
import {
  confirmSignIn as amplifyConfirmSignIn,
  signIn as amplifySignIn,
  signOut,
  type ConfirmSignInInput,
  type ConfirmSignInOutput,
  type SignInInput,
  type SignInOutput,
} from 'aws-amplify/auth';

/** A challenge that neither the library's state machine nor this portal knows: one of a pool's own making. */
export class UnknownChallengeError extends Error {
  constructor(readonly step: string) {
    super(`The user pool asks for ${step}, which this portal has no form for.`);
    this.name = 'UnknownChallengeError';
  }
}

/** The account has no such first factor: no passkey, or no address that a code could be sent to. */
class FirstFactorMissingError extends Error {
  constructor() {
    super('The user pool offers other first factors for this account.');
    this.name = 'FirstFactorMissingError';
  }
}

/**
 * Signs in: where nothing else is asked for with secure remote password, so that the password never leaves the browser.
 *
 * @throws FirstFactorMissingError, UnknownChallengeError
 */
export async function signIn(input: SignInInput): Promise<SignInOutput> {
  const request = {...input, options: {authFlowType: 'USER_SRP_AUTH', ...input.options}} as const;
  const output = await amplifySignIn(request).catch(async (error: unknown) => {
    // A session that this page could not read, without network for example, stands in the way of a new one.
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    await signOut();
    return amplifySignIn(request);
  });
  return requireKnownStep(output);
}

/**
 * Responds to a challenge.
 *
 * @throws UnknownChallengeError
 */
export async function confirmSignIn(input: ConfirmSignInInput): Promise<ConfirmSignInOutput> {
  return requireKnownStep(await amplifyConfirmSignIn(input));
}

type Output = SignInOutput | ConfirmSignInOutput;

/** What the library's state machine makes of a step: for one that it does not know it would show its first form again. */
const handling: Readonly<Record<Output['nextStep']['signInStep'], 'step' | 'missing factor' | 'unknown'>> = {
  DONE: 'step',
  CONFIRM_SIGN_UP: 'step',
  RESET_PASSWORD: 'step',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'step',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'step',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'step',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'step',
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'step',
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'step',
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: 'step',
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: 'step',
  // The portal asks for one first factor: the pool offers a choice where the account has no such factor.
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'missing factor',
  CONFIRM_SIGN_IN_WITH_PASSWORD: 'unknown',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: 'unknown',
};

function requireKnownStep<T extends Output>(output: T): T {
  const {signInStep} = output.nextStep;
  if (handling[signInStep] === 'missing factor') throw new FirstFactorMissingError();
  if (handling[signInStep] === 'unknown') throw new UnknownChallengeError(signInStep);
  return output;
}
