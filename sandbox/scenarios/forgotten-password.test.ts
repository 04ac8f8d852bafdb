import {confirmResetPassword, resetPassword, signUp} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pointAmplifyAt, signInAs} from './amplify';
import {expired, limit, mismatch, wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, REQUIRED, freshEmail, signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService({standing: new Date()});
  pointAmplifyAt(running);
});
afterAll(() => running.close());

const NEW_PASSWORD = 'Bend-to-Sisters-14!';

const confirm = (username: string, confirmationCode: string, newPassword = NEW_PASSWORD) =>
  confirmResetPassword({username, confirmationCode, newPassword});

test('the code from the mailbox sets a new password, once, and the old one is no longer valid', async () => {
  const email = await signUpUser(running);
  const {nextStep} = await resetPassword({username: email});
  expect(nextStep).toMatchObject({
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: {destination: 'p***@c***', deliveryMedium: 'EMAIL', attributeName: 'email'},
  });
  expect((await running.outbox.list(email))[0]).toMatchObject({subject: 'Your password reset code'});
  await confirm(email, await running.codeFor(email));
  await expectRefusal(signInAs(email, PASSWORD), ...wrongCredentials);
  expect(await signInAs(email, NEW_PASSWORD)).toBe('DONE');
  await expectRefusal(confirm(email, await running.codeFor(email)), ...expired);
});

test('a code is valid for an hour, and a password that does not fit does not use it up', async () => {
  const email = await signUpUser(running);
  await resetPassword({username: email});
  const code = await running.codeFor(email);
  await expectRefusal(
    confirm(email, code, 'short'),
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
  await running.clock.advance(3599);
  await confirm(email, code);
  await resetPassword({username: email});
  await running.clock.advance(3600);
  await expectRefusal(confirm(email, await running.codeFor(email)), ...expired);
});

test('after five wrong codes even the right one is refused for an hour', async () => {
  const email = await signUpUser(running);
  await resetPassword({username: email});
  const code = await running.codeFor(email);
  const wrong = code === '111111' ? '222222' : '111111';
  for (let time = 0; time < 5; time += 1) await expectRefusal(confirm(email, wrong), ...mismatch);
  await expectRefusal(confirm(email, code), ...limit);
});

test('codes cannot be asked for without end', async () => {
  const email = await signUpUser(running);
  for (let time = 0; time < 5; time += 1) await resetPassword({username: email});
  await expectRefusal(resetPassword({username: email}), ...limit);
});

test('a new password ends a lock-out', async () => {
  const email = await signUpUser(running);
  for (let time = 0; time < 5; time += 1)
    await expectRefusal(signInAs(email, 'Wrong-1234!'), ...wrongCredentials);
  await resetPassword({username: email});
  await confirm(email, await running.codeFor(email));
  expect(await signInAs(email, NEW_PASSWORD)).toBe('DONE');
});

test('an unknown address gets the response of a known one, and no mail', async () => {
  const email = freshEmail('nobody');
  const {nextStep} = await resetPassword({username: email});
  expect(nextStep.codeDeliveryDetails).toMatchObject({destination: 'n***@c***', deliveryMedium: 'EMAIL'});
  expect(await running.outbox.list(email)).toEqual([]);
  await expectRefusal(confirm(email, '123456'), ...mismatch);
});

test('an address that was never verified gets no reset code', async () => {
  const email = freshEmail();
  await signUp({username: email, password: PASSWORD, options: REQUIRED});
  await resetPassword({username: email});
  expect(await running.outbox.list(email)).toMatchObject([{subject: 'Your verification code'}]);
});
