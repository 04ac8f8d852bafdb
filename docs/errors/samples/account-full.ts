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

  let created = await createKey();
  let keyId = '';
  while (created.status === 201) {
    keyId = (await created.json()).apiKey.keyId;
    created = await createKey();
  }
  console.log(created.status, (await created.json()).message);

  await fetch(`${keys}/${keyId}`, {method: 'DELETE', headers: await headers()});
  console.log((await createKey()).status);
}

async function headers() {
  const {tokens} = await fetchAuthSession();
  return {authorization: `Bearer ${tokens?.accessToken}`, 'content-type': 'application/json'};
}

async function createKey() {
  const body = JSON.stringify({label: 'Errors demo'});
  return fetch(keys, {method: 'POST', headers: await headers(), body});
}

void main();
