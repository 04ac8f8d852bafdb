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

  const first = await (await post(keys, {label: 'Errors demo'})).json();
  const second = await (await rotate(first.apiKey.keyId)).json();

  const again = await rotate(first.apiKey.keyId);
  console.log(again.status, (await again.json()).message);
  console.log((await rotate(second.apiKey.keyId)).status);
}

function rotate(keyId: string) {
  return post(`${keys}/${keyId}/rotation`, {oldValidForSeconds: 3600});
}

async function post(address: string, body: object) {
  const {tokens} = await fetchAuthSession();
  const headers = {authorization: `Bearer ${tokens?.accessToken}`, 'content-type': 'application/json'};
  return fetch(address, {method: 'POST', headers, body: JSON.stringify(body)});
}

void main();
