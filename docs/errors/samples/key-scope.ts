import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn} from 'aws-amplify/auth';

const {PLATFORM_URL: url, PLATFORM_EMAIL: username, PLATFORM_PASSWORD: password} = process.env;
if (!url || !username || !password)
  throw new Error('Set PLATFORM_URL, PLATFORM_EMAIL and PLATFORM_PASSWORD.');

async function main() {
  const health = await (await fetch(`${url}/sandbox/health`)).json();
  const {userPoolId, userPoolClientId} = health.identity;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${url}/identity/user-pool`}},
  });
  await signIn({username: username!, password});

  const key = await createKey({
    label: 'Wall display',
    readOnly: true,
    allowedPaths: ['/locations', '/weatherforecast/v2/routes'],
  });
  const route = await (await send(key, 'GET', '/locations/v2/routes/bend-to-sisters')).json();
  console.log(await tryKey(key, 'GET', '/locations/v2/collections'));
  console.log(await tryKey(key, 'POST', '/weatherforecast/v2/routes', route));
  console.log(await tryKey(key, 'DELETE', '/locations/v2/collections/deschutes-fleet'));
  console.log(await tryKey(key, 'GET', '/flights/v2/plans'));
}

async function createKey(input: object): Promise<string> {
  const {tokens} = await fetchAuthSession();
  const headers = {authorization: `Bearer ${tokens?.accessToken}`, 'content-type': 'application/json'};
  const body = JSON.stringify(input);
  const response = await fetch(`${url}/portal/users/me/keys`, {method: 'POST', headers, body});
  return (await response.json()).key;
}

function send(key: string, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = {'x-api-key': key, 'content-type': 'application/json'};
  return fetch(`${url}${path}`, {method, headers, body: body ? JSON.stringify(body) : undefined});
}

async function tryKey(...request: Parameters<typeof send>) {
  const response = await send(...request);
  return response.ok ? response.status : (await response.json()).message;
}

void main();
