import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn} from 'aws-amplify/auth';

const {PLATFORM_URL: url, PLATFORM_EMAIL: username, PLATFORM_PASSWORD: password} = process.env;
if (!url || !username || !password)
  throw new Error('Set PLATFORM_URL, PLATFORM_EMAIL and PLATFORM_PASSWORD.');

// The service behind the account page. In production it is at an address of its own.
const keys = `${url}/portal/users/me/keys`;

async function main() {
  const health = await (await fetch(`${url}/sandbox/health`)).json();
  const {userPoolId, userPoolClientId} = health.identity;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${url}/identity/user-pool`}},
  });
  await signIn({username: username!, password});

  const old = await post(keys, {label: 'Telematics gateway'});
  console.log(`with the first key: ${await tryKey(old.key)}`);

  // Both keys work for an hour: time to deploy the new one.
  const {keyId} = old.apiKey;
  const next = await post(`${keys}/${keyId}/rotation`, {oldValidForSeconds: 3600});
  console.log(`rotated, with the old key: ${await tryKey(old.key)}`);
  console.log(`rotated, with the new key: ${await tryKey(next.key)}`);

  // Nothing sends the old key any more.
  await fetch(`${keys}/${keyId}`, {method: 'DELETE', headers: await headers()});
  console.log(`revoked, with the old key: ${await tryKey(old.key)}`);
  console.log(`revoked, with the new key: ${await tryKey(next.key)}`);
}

async function headers() {
  const {tokens} = await fetchAuthSession();
  return {authorization: `Bearer ${tokens?.accessToken}`, 'content-type': 'application/json'};
}

async function post(address: string, body: object) {
  const response = await fetch(address, {
    method: 'POST',
    headers: await headers(),
    body: JSON.stringify(body),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(result.message);
  return result;
}

async function tryKey(key: string) {
  const response = await fetch(`${url}/locations/v2/collections`, {headers: {'x-api-key': key}});
  return response.ok ? response.status : (await response.json()).message;
}

void main();
