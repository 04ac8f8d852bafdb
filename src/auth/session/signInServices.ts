import './configure';
import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signUp,
  type ConfirmResetPasswordInput,
  type ConfirmSignInInput,
  type ConfirmSignUpInput,
  type ResetPasswordOutput,
  type SignInInput,
  type SignUpInput,
  type SignUpOutput,
} from 'aws-amplify/auth';
import {logAuthError} from '../errors/logAuthError';
import type {Attempt} from './attempt';
import type {useAuthenticatorInitMachine} from './authenticator';
import {confirmSignIn, signIn} from './signIn';

type Services = Parameters<typeof useAuthenticatorInitMachine>[0]['services'];

/**
 * The calls that the library's state machine makes, in place of its own. They go to the address that the form shows, which
 * may have been corrected since the step before, leave behind what they threw, and log its name.
 */
export function createSignInServices(attempt: Attempt): Services {
  const takeCode = () => {
    const {hasCode} = attempt;
    attempt.hasCode = false;
    return hasCode;
  };
  // The library's functions may be given a context before the input; the machine gives none.
  const remembering =
    <Input, Output>(what: string, call: (input: Input) => Promise<Output>) =>
    async (...given: [input: Input] | [context: unknown, input: Input]): Promise<Output> => {
      try {
        return await call(given.length === 1 ? given[0] : given[1]);
      } catch (error) {
        logAuthError(`${what} failed`, error);
        attempt.failure = error;
        throw error;
      }
    };
  return {
    handleSignIn: remembering('Signing in', async (input: SignInInput) => {
      const output = await signIn(input);
      const {nextStep} = output;
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') attempt.password = input.password;
      if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
        attempt.missingAttributes = nextStep.missingAttributes ?? [];
      return output;
    }),
    handleConfirmSignIn: remembering('Signing in', async (input: ConfirmSignInInput) => confirmSignIn(input)),
    handleSignUp: remembering('Signing up', async (input: SignUpInput): Promise<SignUpOutput> => {
      if (takeCode()) return codeAtHand.signUp;
      attempt.password = input.password;
      // Whoever confirms is signed in by the same form as whoever comes back: the library's own way survives no reload.
      return signUp({...input, options: {userAttributes: {}, ...input.options, autoSignIn: false}});
    }),
    handleConfirmSignUp: remembering(
      'Confirming an account',
      async ({confirmationCode}: ConfirmSignUpInput) => {
        const output = await confirmSignUp({username: attempt.email, confirmationCode});
        attempt.followUp = attempt.password;
        return output;
      },
    ),
    handleResendSignUpCode: remembering('Requesting a code', async () =>
      resendSignUpCode({username: attempt.email}),
    ),
    handleForgotPassword: remembering('Resetting a password', async (): Promise<ResetPasswordOutput> => {
      if (takeCode()) return codeAtHand.resetPassword;
      return resetPassword({username: attempt.email});
    }),
    handleForgotPasswordSubmit: remembering(
      'Resetting a password',
      async ({confirmationCode, newPassword}: ConfirmResetPasswordInput) => {
        await confirmResetPassword({username: attempt.email, confirmationCode, newPassword});
        attempt.followUp = newPassword;
      },
    ),
    // Our forms check what is typed, and say at the field what is wrong.
    validateFormPassword: valid,
    validateConfirmPassword: valid,
    validatePreferredUsername: valid,
    validateRequiredFieldsForAuthMethod: valid,
    validateCustomSignUp: valid,
  };
}

const valid = () => Promise.resolve(null);

/** What the service would respond had it sent the code that the person has. */
const codeAtHand: {readonly signUp: SignUpOutput; readonly resetPassword: ResetPasswordOutput} = {
  signUp: {
    isSignUpComplete: false,
    nextStep: {signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {}},
  },
  resetPassword: {
    isPasswordReset: false,
    nextStep: {resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails: {}},
  },
};
