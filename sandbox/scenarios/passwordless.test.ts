import {ChangePasswordCommand, InitiateAuthCommand} from '@aws-sdk/client-cognito-identity-provider';
import {autoSignIn, confirmSignUp, signIn, signOut, signUp} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, respond, signInAs, tokens} from './amplify';
import {expectRefusal, wrongCredentials} from './refusal';
import {PASSWORD, REQUIRED, freshEmail} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

/** Signs up by address alone, as far as the code of the confirmation. */
async function signUpByAddress(): Promise<string> {
  await signOut();
  const username = freshEmail();
  await signUp({
    username,
    options: {
      autoSignIn: {authFlowType: 'USER_AUTH'},
      userAttributes: {email: username, ...REQUIRED.userAttributes},
    },
  });
  return username;
}

test('whoever signs up without a password is signed in by the code that confirms it', async () => {
  const username = await signUpByAddress();
  const {nextStep} = await confirmSignUp({username, confirmationCode: await running.codeFor(username)});
  expect(nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
  expect(await autoSignIn()).toMatchObject({isSignedIn: true});
  await signOut();
  const choice = await signIn({username, options: {authFlowType: 'USER_AUTH'}});
  expect(choice.nextStep).toMatchObject({availableChallenges: ['EMAIL_OTP']});
  expect(await respond('EMAIL_OTP')).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await respond(await running.codeFor(username))).toBe('DONE');
  await expectRefusal(signInAs(username, PASSWORD), ...wrongCredentials);
});

test('a first password needs no old one, a second does', async () => {
  const username = await signUpByAddress();
  await confirmSignUp({username, confirmationCode: await running.codeFor(username)});
  // Not by `autoSignIn`: of two calls within 0.3 s, Amplify answers the first and never answers the other.
  await signIn({username, options: {authFlowType: 'USER_AUTH'}});
  await respond('EMAIL_OTP');
  await respond(await running.codeFor(username));
  const {access: AccessToken} = await tokens();
  const change = () =>
    running.userPool().send(new ChangePasswordCommand({AccessToken, ProposedPassword: PASSWORD}));
  await change();
  await expectRefusal(change(), 'InvalidParameterException', 'Missing required parameter PreviousPassword');
  expect(await signInAs(username, PASSWORD)).toBe('DONE');
});

test('the session of a sign-up signs in once, its own user alone, and for three minutes', async () => {
  const client = running.userPool();
  const begin = (USERNAME: string, Session: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId: poolSettings.userPoolClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: {USERNAME},
        Session,
      }),
    );
  const send = async (operation: string, body: object) => {
    const response = await fetch(`${running.url}/user-pool`, {
      method: 'POST',
      headers: {'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`},
      body: JSON.stringify({ClientId: poolSettings.userPoolClientId, ...body}),
    });
    return (await response.json()) as {Session?: string};
  };
  const confirm = async (Username: string) => {
    await send('SignUp', {Username, UserAttributes: [{Name: 'name', Value: 'Sam Ortega'}]});
    const {Session = ''} = await send('ConfirmSignUp', {
      Username,
      ConfirmationCode: await running.codeFor(Username),
    });
    return Session;
  };
  const username = freshEmail();
  const session = await confirm(username);
  const other = freshEmail();
  const late = await confirm(other);
  await expectRefusal(begin(other, session), 'NotAuthorizedException', 'Invalid session for the user.');
  expect((await begin(username, session)).AuthenticationResult).toBeDefined();
  await expectRefusal(
    begin(username, session),
    'NotAuthorizedException',
    'Invalid session for the user, session can only be used once.',
  );
  await running.clock.advance(180);
  await expectRefusal(
    begin(other, late),
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
  );
  await running.clock.reset();
});

test('a pool whose codes sign nobody in wants a password', async () => {
  const plain = await startIdentity({firstFactors: ['PASSWORD', 'WEB_AUTHN']});
  pointAmplifyAt(plain);
  await expectRefusal(
    signUp({username: freshEmail()}),
    'InvalidParameterException',
    'Missing required parameter Password',
  );
  await plain.close();
  pointAmplifyAt(running);
});
