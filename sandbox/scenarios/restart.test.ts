import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {adminAccount, developer, SEEDED_PASSWORD} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(data, {recursive: true}));

const jwks = async (url: string) =>
  (await fetch(`${url}/${poolSettings.userPoolId}/.well-known/jwks.json`)).json();

test('users, sessions and keys outlive a restart', async () => {
  const before = await startIdentity({}, {data});
  pointAmplifyAt(before);
  const email = await signUpUser(before);
  await signInAs(email, PASSWORD);
  const {id} = await tokens();
  const keys = await jwks(before.url);
  await before.close();

  const after = await startIdentity({}, {data});
  pointAmplifyAt(after);
  expect(await jwks(after.url)).toEqual(keys);
  expect(await after.identity.tokenCheck(id)).toMatchObject({groups: []});
  expect((await tokens({forceRefresh: true})).access).not.toBe('');
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
  await after.close();
});

test('no password and no refresh token can be read from the data', async () => {
  const running = await startIdentity({}, {data});
  pointAmplifyAt(running);
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const {cognitoUserPoolsTokenProvider} = await import('aws-amplify/auth/cognito');
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  const files = readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'));
  const all = files.join('\n');
  expect(all).toContain(email);
  for (const secret of [PASSWORD, SEEDED_PASSWORD, stored?.refreshToken ?? ''])
    expect(all.includes(secret)).toBe(false);
  await running.close();
});

test('a reset restores the seeded users and removes the others, but not the signing keys', async () => {
  const running = await startIdentity();
  pointAmplifyAt(running);
  const email = await signUpUser(running);
  await signInAs(developer.email);
  const {id} = await tokens();
  const keys = await jwks(running.url);
  for (let time = 0; time < 5; time += 1)
    await expectRefusal(signInAs(adminAccount.email, 'Wrong-1234!'), ...wrongCredentials);

  running.accounts.clear();
  running.identity.reset();
  expect(await jwks(running.url)).toEqual(keys);
  expect(await running.identity.tokenCheck(id)).toBeUndefined();
  await expectRefusal(signInAs(email, PASSWORD), ...wrongCredentials);
  expect(await signInAs(adminAccount.email)).toBe('DONE');
  expect(running.accounts.find(adminAccount.accountId)?.groups.toSorted()).toEqual(
    adminAccount.groups.toSorted(),
  );
  await running.close();
});

test('a token from before a reset is refused after it, whoever signs in then', async () => {
  const running = await startIdentity({}, {standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
  const startOver = () => {
    running.ids.restart(0);
    running.accounts.clear();
    running.identity.reset();
  };
  startOver();
  await signInAs(developer.email);
  const {id} = await tokens();
  startOver();
  // The same requests as before the reset: the seeded stream gives the same ids again.
  await signInAs(developer.email);
  expect(await running.identity.tokenCheck((await tokens()).id)).toMatchObject({
    accountId: developer.accountId,
  });
  expect(await running.identity.tokenCheck(id)).toBeUndefined();
  await running.close();
});
