import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn, signOut} from 'aws-amplify/auth';
import {ConsoleLogger} from 'aws-amplify/utils';
import {identitySettings} from '../../sandbox/base/identitySettings';
import {developer, SEEDED_PASSWORD} from '../../sandbox/base/seededAccounts';

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

let last: Promise<unknown> = Promise.resolve();

/** A bearer token of the seeded developer, from a sandbox's own identity service. The library knows one at a time. */
export function bearerToken(url: string): Promise<string> {
  const next = last.then(() => signedInToken(url));
  last = next.catch(() => undefined);
  return next;
}

async function signedInToken(url: string): Promise<string> {
  const {userPoolId, userPoolClientId} = identitySettings;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${url}/identity/user-pool`}},
  });
  await signOut();
  await signIn({username: developer.email, password: SEEDED_PASSWORD});
  const token = (await fetchAuthSession()).tokens?.idToken?.toString();
  if (token === undefined) throw new Error(`${developer.email} could not be signed in to the sandbox.`);
  return token;
}
