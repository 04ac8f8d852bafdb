import {
  confirmUserAttribute,
  fetchUserAttributes,
  signIn,
  signOut,
  updateUserAttributes,
} from 'aws-amplify/auth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {pointAmplifyAt, respond, signInAs} from './amplify';
import {expectRefusal, limit} from './refusal';
import {PASSWORD, freshEmail, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
let email: string;
beforeAll(async () => {
  running = await startService({standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
});
beforeEach(async () => {
  email = await signUpUser(running);
});
afterAll(() => running.close());

async function beginByCode(username: string): Promise<string> {
  await signOut();
  const {nextStep} = await signIn({
    username,
    options: {authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP'},
  });
  return nextStep.signInStep;
}

/** A name that nobody has and that seems to take codes; as among users, some seem not to. One code has been asked for. */
async function unknownName(): Promise<string> {
  for (;;) {
    const username = freshEmail('nobody');
    if ((await beginByCode(username)) === 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE') return username;
  }
}

const locked = ['NotAuthorizedException', 'Password attempts exceeded'] as const;

test('a signed-in user cannot send mail to strangers without end', async () => {
  await signInAs(email, PASSWORD);
  const move = (address: string) => updateUserAttributes({userAttributes: {email: address}});
  for (let time = 0; time < 5; time += 1) await move(freshEmail('stranger'));
  const sixth = freshEmail('stranger');
  await expectRefusal(move(sixth), ...limit);
  expect(await running.outbox.list(sixth)).toEqual([]);
  await updateUserAttributes({userAttributes: {locale: 'sv'}});
  await running.clock.advance(3600);
  await signInAs(email, PASSWORD);
  await move(sixth);
  expect(await running.outbox.list(sixth)).toHaveLength(1);
  await running.clock.reset();
});

test('a refused address leaves the other attributes of the same request as they were', async () => {
  await signInAs(email, PASSWORD);
  for (let time = 0; time < 5; time += 1)
    await updateUserAttributes({userAttributes: {email: freshEmail('stranger')}});
  await expectRefusal(
    updateUserAttributes({userAttributes: {email: freshEmail('stranger'), nickname: 'Changed'}}),
    ...limit,
  );
  expect(await fetchUserAttributes()).not.toHaveProperty('nickname');
});

test('a confirmed address starts the hour over', async () => {
  await signInAs(email, PASSWORD);
  for (let time = 0; time < 7; time += 1) {
    const next = freshEmail('moved');
    await updateUserAttributes({userAttributes: {email: next}});
    await confirmUserAttribute({userAttributeKey: 'email', confirmationCode: await running.codeFor(next)});
  }
});

test('nobody fills the mailbox of somebody else with sign-in codes, and unknown names are refused alike', async () => {
  const before = (await running.outbox.list(email)).length;
  await beginByCode(email);
  for (const username of [email, await unknownName()]) {
    for (let time = 1; time < 5; time += 1) await beginByCode(username);
    await expectRefusal(beginByCode(username), ...locked);
  }
  expect(await running.outbox.list(email)).toHaveLength(before + 5);
});

test('sign-in codes that were answered do not count', async () => {
  for (let time = 0; time < 7; time += 1) {
    await beginByCode(email);
    expect(await respond(await running.codeFor(email))).toBe('DONE');
  }
});

test('with the password alone, nobody fills the mailbox of the second factor', async () => {
  const strict = await startIdentity({emailMfa: true, mfa: 'ON'});
  pointAmplifyAt(strict);
  const username = await signUpUser(strict);
  await signInAs(username, PASSWORD);
  await respond('EMAIL');
  await respond(username);
  expect(await respond(await strict.codeFor(username))).toBe('DONE');
  for (let time = 0; time < 5; time += 1) await signInAs(username, PASSWORD);
  await expectRefusal(signInAs(username, PASSWORD), ...locked);
  await strict.close();
  pointAmplifyAt(running);
});
