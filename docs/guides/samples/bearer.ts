import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn} from 'aws-amplify/auth';

const {PLATFORM_URL: url, PLATFORM_EMAIL: username, PLATFORM_PASSWORD: password} = process.env;
if (!url || !username || !password)
  throw new Error('Set PLATFORM_URL, PLATFORM_EMAIL and PLATFORM_PASSWORD.');

async function main() {
  // The sandbox tells you its settings. In production, you receive them with your account.
  const health = await (await fetch(`${url}/sandbox/health`)).json();
  const {userPoolId, userPoolClientId} = health.identity;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${url}/identity/user-pool`}},
  });
  await signIn({username: username!, password});

  // Ask for the token before each call, so that the library can renew it.
  const {tokens} = await fetchAuthSession();
  const response = await fetch(`${url}/locations/v2/collections/deschutes-fleet`, {
    headers: {authorization: `Bearer ${tokens?.idToken}`},
  });
  const {collections} = await response.json();
  console.log(`${response.status} ${collections[0].collectionName}`);
}

void main();
