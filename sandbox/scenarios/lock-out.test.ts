import {InitiateAuthCommand, RespondToAuthChallengeCommand} from '@aws-sdk/client-cognito-identity-provider';
import {resetPassword} from 'aws-amplify/auth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, signInAs} from './amplify';
import {limit, wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, freshEmail, signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

const ClientId = poolSettings.userPoolClientId;

let running: RunningIdentity;
beforeAll(async () => {
  // A clock that stands still: a lock of one second must not run out while the test types.
  running = await startService({standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
});
beforeEach(() => running.clock.reset());
afterAll(() => running.close());

const locked = ['NotAuthorizedException', 'Password attempts exceeded'] as const;

/** Fails to sign in, by claims that no password made: Amplify would spend a second on each. */
async function fail(username: string, times: number): Promise<void> {
  const client = running.userPool();
  for (let time = 0; time < times; time += 1) {
    const AuthParameters = {USERNAME: username, SRP_A: 'abcdef'};
    const {ChallengeParameters = {}} = await client.send(
      new InitiateAuthCommand({ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters}),
    );
    const respond = new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: username,
        PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK ?? '',
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Tue Jul 14 18:00:00 UTC 2026',
      },
    });
    await expectRefusal(client.send(respond), ...wrongCredentials);
  }
}

let email: string;
beforeEach(async () => {
  email = await signUpUser(running);
});

test('after five failures even the right password is refused, for one second', async () => {
  await fail(email, 5);
  await expectRefusal(signInAs(email, PASSWORD), ...locked);
  await running.clock.advance(1);
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('each further failure doubles the wait, and attempts while locked do not', async () => {
  await fail(email, 5);
  for (const seconds of [1, 2, 4, 8]) {
    await running.clock.advance(seconds - 0.01);
    await expectRefusal(signInAs(email, PASSWORD), ...locked);
    await running.clock.advance(0.01);
    await fail(email, 1);
  }
});

test('a success starts the count over', async () => {
  await fail(email, 4);
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
  await fail(email, 4);
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('fifteen quiet minutes start the count over', async () => {
  await fail(email, 5);
  await running.clock.advance(1);
  await fail(email, 1);
  await running.clock.advance(15 * 60);
  await fail(email, 4);
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('an unknown name is locked like a known one', async () => {
  const nobody = freshEmail('nobody');
  await fail(nobody, 5);
  await expectRefusal(signInAs(nobody, PASSWORD), ...locked);
});

test('a clock that is set back ends a lock', async () => {
  await fail(email, 5);
  await running.clock.advance(-86_400);
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('a clock that is set back ends the hour of a limit', async () => {
  for (let time = 0; time < 5; time += 1) await resetPassword({username: email});
  await expectRefusal(resetPassword({username: email}), ...limit);
  await running.clock.advance(-86_400);
  await resetPassword({username: email});
});
