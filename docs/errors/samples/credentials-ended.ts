import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn} from 'aws-amplify/auth';

const {PLATFORM_URL: url, PLATFORM_EMAIL: username, PLATFORM_PASSWORD: password} = process.env;
if (!url || !username || !password)
  throw new Error('Set PLATFORM_URL, PLATFORM_EMAIL and PLATFORM_PASSWORD.');

const keys = `${url}/portal/users/me/keys`;

async function main() {
  const health = await (await fetch(`${url}/sandbox/health`)).json();
  const {userPoolId, userPoolClientId} = health.identity;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${url}/identity/user-pool`}},
  });
  await signIn({username: username!, password});

  const old = await createKey();
  console.log(await tryKey(old.key));
  await fetch(`${keys}/${old.apiKey.keyId}`, {method: 'DELETE', headers: await headers()});
  console.log(await tryKey(old.key));
  console.log(await tryKey((await createKey()).key));
}

async function headers() {
  const {tokens} = await fetchAuthSession();
  return {authorization: `Bearer ${tokens?.accessToken}`, 'content-type': 'application/json'};
}

async function createKey() {
  const body = JSON.stringify({label: 'Errors demo'});
  return (await fetch(keys, {method: 'POST', headers: await headers(), body})).json();
}

async function tryKey(key: string) {
  const response = await fetch(`${url}/locations/v2/collections`, {headers: {'x-api-key': key}});
  return response.ok ? response.status : (await response.json()).message;
}

void main();
