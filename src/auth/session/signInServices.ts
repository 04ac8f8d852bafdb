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
import type {Attempt} from './attempt';
import type {useAuthenticatorInitMachine} from './authenticator';
import {confirmSignIn, signIn} from './signIn';

type Services = Parameters<typeof useAuthenticatorInitMachine>[0]['services'];

/**
 * The calls that the library's state machine makes, in place of its own. They go to the address that the form shows, which
 * may have been corrected since the step before, and leave behind what they threw.
 */
export function createSignInServices(attempt: Attempt): Services {
  const takeCode = () => {
    const {hasCode} = attempt;
    attempt.hasCode = false;
    return hasCode;
  };
  // The library's functions may be given a context before the input; the machine gives none.
  const remembering =
    <Input, Output>(call: (input: Input) => Promise<Output>) =>
    async (...given: [input: Input] | [context: unknown, input: Input]): Promise<Output> => {
      try {
        return await call(given.length === 1 ? given[0] : given[1]);
      } catch (error) {
        attempt.failure = error;
        throw error;
      }
    };
  return {
    handleSignIn: remembering(async (input: SignInInput) => {
      const output = await signIn(input);
      const {nextStep} = output;
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') attempt.password = input.password;
      if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
        attempt.missingAttributes = nextStep.missingAttributes ?? [];
      return output;
    }),
    handleConfirmSignIn: remembering(async (input: ConfirmSignInInput) => confirmSignIn(input)),
    handleSignUp: remembering(async (input: SignUpInput): Promise<SignUpOutput> => {
      if (takeCode()) return codeAtHand.signUp;
      attempt.password = input.password;
      // Whoever confirms is signed in by the same form as whoever comes back: the library's own way survives no reload.
      return signUp({...input, options: {userAttributes: {}, ...input.options, autoSignIn: false}});
    }),
    handleConfirmSignUp: remembering(async ({confirmationCode}: ConfirmSignUpInput) => {
      const output = await confirmSignUp({username: attempt.email, confirmationCode});
      attempt.followUp = attempt.password;
      return output;
    }),
    handleResendSignUpCode: remembering(async () => resendSignUpCode({username: attempt.email})),
    handleForgotPassword: remembering(async (): Promise<ResetPasswordOutput> => {
      if (takeCode()) return codeAtHand.resetPassword;
      return resetPassword({username: attempt.email});
    }),
    handleForgotPasswordSubmit: remembering(
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
