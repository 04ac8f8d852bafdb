import {confirmSignUp, resendSignUpCode, signUp} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {expired, limit, mismatch, expectRefusal} from './refusal';
import {PASSWORD, REQUIRED, freshEmail, signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

test('a new user gets a code by mail, confirms with it and signs in', async () => {
  const email = freshEmail('mara');
  const {nextStep, userId} = await signUp({
    username: email,
    password: PASSWORD,
    options: {userAttributes: {name: 'Mara Lindqvist'}},
  });
  expect(nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: {attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'm***@c***'},
  });
  expect(await running.outbox.list(email)).toMatchObject([{to: email, subject: 'Your verification code'}]);
  expect(await signInAs(email, PASSWORD)).toBe('CONFIRM_SIGN_UP');
  await confirmSignUp({username: email, confirmationCode: await running.codeFor(email)});
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
  const {id} = await tokens();
  const claims = JSON.parse(Buffer.from(id.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({sub: userId, email, email_verified: true, name: 'Mara Lindqvist'});
});

test('a wrong code and a late code get different errors, and a new code is accepted', async () => {
  const email = freshEmail();
  await signUp({username: email, password: PASSWORD, options: REQUIRED});
  const confirm = (confirmationCode: string) => confirmSignUp({username: email, confirmationCode});
  await expectRefusal(confirm(wrongCode(await running.codeFor(email))), ...mismatch);
  await running.clock.advance(24 * 3600);
  await expectRefusal(confirm(await running.codeFor(email)), ...expired);
  await resendSignUpCode({username: email});
  await confirm(await running.codeFor(email));
  await expectRefusal(
    confirm(await running.codeFor(email)),
    'NotAuthorizedException',
    'User cannot be confirmed. Current status is CONFIRMED',
  );
});

test('codes cannot be guessed or asked for without end', async () => {
  const email = freshEmail();
  await signUp({username: email, password: PASSWORD, options: REQUIRED});
  const wrong = wrongCode(await running.codeFor(email));
  for (let time = 0; time < 15; time += 1)
    await expectRefusal(confirmSignUp({username: email, confirmationCode: wrong}), ...mismatch);
  const right = await running.codeFor(email);
  await expectRefusal(confirmSignUp({username: email, confirmationCode: right}), ...limit);
  for (let time = 0; time < 5; time += 1) await resendSignUpCode({username: email});
  await expectRefusal(resendSignUpCode({username: email}), ...limit);
  await running.clock.advance(3600);
  await confirmSignUp({username: email, confirmationCode: await running.codeFor(email)});
});

test('an unknown address gets no more than a known one', async () => {
  const email = freshEmail('nobody');
  expect(await resendSignUpCode({username: email})).toMatchObject({destination: 'n***@c***'});
  expect(await running.outbox.list(email)).toEqual([]);
  await expectRefusal(confirmSignUp({username: email, confirmationCode: '123456'}), ...expired);
});

test('an address that is taken is refused, also in capitals', async () => {
  const email = await signUpUser(running);
  const taken = ['UsernameExistsException', 'An account with the given email already exists.'] as const;
  await expectRefusal(signUp({username: email, password: PASSWORD, options: REQUIRED}), ...taken);
  await expectRefusal(
    signUp({username: email.toUpperCase(), password: PASSWORD, options: REQUIRED}),
    ...taken,
  );
});

test('whether an address waits for its code or is confirmed is not told to who asks for another', async () => {
  const email = await signUpUser(running);
  const unknown = await resendSignUpCode({username: freshEmail('pilot')});
  const sent = (await running.outbox.list(email)).length;
  expect(await resendSignUpCode({username: email})).toEqual(unknown);
  expect(await running.outbox.list(email)).toHaveLength(sent);
});

test.each([
  ['aA1!567', 'Password not long enough'],
  ['AA1!5678', 'Password must have lowercase characters'],
  ['aa1!5678', 'Password must have uppercase characters'],
  ['aAb!cdef', 'Password must have numeric characters'],
  ['aA1b5678', 'Password must have symbol characters'],
])('the password %s is refused: %s', async (password, rule) => {
  await expectRefusal(
    signUp({username: freshEmail(), password}),
    'InvalidPasswordException',
    `Password did not conform with policy: ${rule}`,
  );
});

test('what is no e-mail address is no username', async () => {
  await expectRefusal(
    signUp({username: 'engine-14', password: PASSWORD}),
    'InvalidParameterException',
    'Username should be an email.',
  );
});

test('nobody signs up without what the pool requires', async () => {
  await expectRefusal(
    signUp({username: freshEmail(), password: PASSWORD}),
    'InvalidParameterException',
    'Attributes did not conform to the schema: name: The attribute is required',
  );
});

test('nobody signs up with API keys of their own choice', async () => {
  await expectRefusal(
    signUp({
      username: freshEmail(),
      password: PASSWORD,
      options: {userAttributes: {'custom:apiKeys': '["sandbox-admin-key"]'}},
    }),
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  );
});
