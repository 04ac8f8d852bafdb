import {confirmSignUp, fetchAuthSession, signUp} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {developer} from '../base/seededAccounts';
import {pointAmplifyAt, signInAs} from './amplify';
import {PASSWORD, freshEmail} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

// What users of Amplify and of Amazon's other clients have reported, tried with Amplify here.
let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

test('aws-sdk-ios#1262, #2928: a name in any script comes out of the token as it went in', async () => {
  for (const name of ['Begoña Doña', '王小明', 'Ž?>~ÿ', '🚁 pilot']) {
    const username = freshEmail('script');
    await signUp({username, password: PASSWORD, options: {userAttributes: {name}}});
    await confirmSignUp({username, confirmationCode: await running.codeFor(username)});
    await signInAs(username, PASSWORD);
    expect((await fetchAuthSession()).tokens?.idToken?.payload.name).toBe(name);
  }
});

test.each([-7200, 7200])(
  'amazon-cognito-identity-js#495, aws-sdk-android#658: a device whose clock differs by %i seconds stays signed in',
  async (seconds) => {
    await running.clock.advance(seconds);
    await signInAs(developer.email);
    const first = String((await fetchAuthSession()).tokens?.accessToken);
    // No renewal, which would bring another token: this one is good for an hour, by the clock of the service.
    expect(String((await fetchAuthSession()).tokens?.accessToken)).toBe(first);
    await running.clock.advance(-seconds);
  },
);
