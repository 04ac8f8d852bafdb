import * as library from 'aws-amplify/auth';
import {beforeEach, expect, test, vi} from 'vitest';
import {createAttempt} from './attempt';
import {createSignInServices} from './signInServices';

vi.mock('./configure', () => ({}));
vi.mock('aws-amplify/auth');

const EMAIL = 'a@example.com';
const signUpInput = {
  username: EMAIL,
  password: 'Own-1-word!',
  options: {autoSignIn: true, userAttributes: {email: EMAIL}},
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('signs in with secure remote password, or with what is asked for', async () => {
  vi.mocked(library.signIn).mockResolvedValue({isSignedIn: true, nextStep: {signInStep: 'DONE'}});
  const {handleSignIn} = services();
  await handleSignIn?.({username: EMAIL, password: 'x'});
  await handleSignIn?.({
    username: EMAIL,
    options: {authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP'},
  });
  expect(vi.mocked(library.signIn).mock.calls.map(([input]) => input)).toMatchObject([
    {options: {authFlowType: 'USER_SRP_AUTH'}},
    {options: {authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP'}},
  ]);
});

test.each([
  ['handleSignIn', 'signIn', 'Signing in', 'NotAuthorizedException'],
  ['handleConfirmSignIn', 'confirmSignIn', 'Signing in', 'CodeMismatchException'],
  ['handleSignUp', 'signUp', 'Signing up', 'UsernameExistsException'],
  ['handleConfirmSignUp', 'confirmSignUp', 'Confirming an account', 'CodeMismatchException'],
  ['handleResendSignUpCode', 'resendSignUpCode', 'Requesting a code', 'LimitExceededException'],
  ['handleForgotPassword', 'resetPassword', 'Resetting a password', 'NetworkError'],
  ['handleForgotPasswordSubmit', 'confirmResetPassword', 'Resetting a password', 'ExpiredCodeException'],
] as const)(
  '%s logs the name of what %s threw, and neither address nor secret',
  async (service, call, what, name) => {
    const error = Object.assign(new Error(`${EMAIL} is not welcome with Own-1-word!`), {name});
    vi.mocked(library[call]).mockRejectedValue(error);
    const attempt = createAttempt({email: EMAIL, hasCode: false});
    const send = createSignInServices(attempt)?.[service] as (input: unknown) => Promise<unknown>;
    await expect(send({...signUpInput, confirmationCode: '123456'})).rejects.toBe(error);
    expect(vi.mocked(console.warn).mock.calls).toEqual([[`${what} failed: ${name}`]]);
    expect(attempt.failure).toBe(error);
  },
);

test('a session that nobody could read makes way for the new one', async () => {
  const inTheWay = Object.assign(new Error(), {name: 'UserAlreadyAuthenticatedException'});
  vi.mocked(library.signIn)
    .mockRejectedValueOnce(inTheWay)
    .mockResolvedValue({isSignedIn: true, nextStep: {signInStep: 'DONE'}});
  await expect(services().handleSignIn?.({username: EMAIL, password: 'x'})).resolves.toMatchObject({
    isSignedIn: true,
  });
  expect(library.signOut).toHaveBeenCalledOnce();
});

test.each([
  ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', 'FirstFactorMissingError'],
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'UnknownChallengeError'],
] as const)('a step that no view shows is an error, and is left behind: %s', async (signInStep, name) => {
  const attempt = createAttempt({email: EMAIL, hasCode: false});
  vi.mocked(library.signIn).mockResolvedValue({isSignedIn: false, nextStep: {signInStep}});
  await expect(createSignInServices(attempt)?.handleSignIn?.({username: EMAIL})).rejects.toMatchObject({
    name,
  });
  expect(attempt.failure).toMatchObject({name});
});

test('whoever has a code is sent none, and a new one only on request', async () => {
  const attempt = createAttempt({email: EMAIL, hasCode: true});
  const {handleSignUp, handleForgotPassword} = createSignInServices(attempt) ?? {};
  await expect(handleSignUp?.(signUpInput)).resolves.toMatchObject({
    nextStep: {signUpStep: 'CONFIRM_SIGN_UP'},
  });
  expect(library.signUp).not.toHaveBeenCalled();
  attempt.hasCode = true;
  await handleForgotPassword?.({username: ''});
  expect(library.resetPassword).not.toHaveBeenCalled();
  await handleForgotPassword?.({username: ''});
  expect(library.resetPassword).toHaveBeenCalledExactlyOnceWith({username: EMAIL});
});

test('a confirmed account is signed in with the password that was typed for it', async () => {
  const attempt = createAttempt({email: EMAIL, hasCode: false});
  const {handleSignUp, handleConfirmSignUp} = createSignInServices(attempt) ?? {};
  await handleSignUp?.(signUpInput);
  expect(vi.mocked(library.signUp).mock.calls[0]?.[0]).toMatchObject({options: {autoSignIn: false}});
  expect(attempt.followUp).toBeUndefined();
  await handleConfirmSignUp?.({username: EMAIL, confirmationCode: '123456'});
  expect(attempt.followUp).toBe(signUpInput.password);
});

test('after a reload there is no password left to sign in with', async () => {
  const attempt = createAttempt({email: EMAIL, hasCode: false});
  await createSignInServices(attempt)?.handleConfirmSignUp?.({username: '', confirmationCode: '123456'});
  expect(library.confirmSignUp).toHaveBeenCalledWith({username: EMAIL, confirmationCode: '123456'});
  expect(attempt.followUp).toBeUndefined();
});

test('an invited person is asked for what the pool misses', async () => {
  const attempt = createAttempt({email: EMAIL, hasCode: false});
  vi.mocked(library.signIn).mockResolvedValue({
    isSignedIn: false,
    nextStep: {
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      missingAttributes: ['name', 'phone_number'],
    },
  });
  await createSignInServices(attempt)?.handleSignIn?.({username: EMAIL, password: 'x'});
  expect(attempt.missingAttributes).toEqual(['name', 'phone_number']);
});

function services() {
  return createSignInServices(createAttempt({email: EMAIL, hasCode: false})) ?? {};
}
