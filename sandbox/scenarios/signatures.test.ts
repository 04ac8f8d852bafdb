import {AdminDeleteUserCommand, ListUsersCommand} from '@aws-sdk/client-cognito-identity-provider';
import {AwsClient} from 'aws4fetch';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {adminAccount, developer, visitor} from '../base/seededAccounts';
import {userPoolOperations} from '../identity/operations/userPoolOperations';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from './amplify';
import {expectRefusal} from './refusal';
import type {SdkCredentials} from './runningIdentity';
import {type RunningIdentity, startService} from './startService';

const {userPoolId: UserPoolId, region} = poolSettings;
const expired = ['ExpiredTokenException', 'The security token included in the request is expired'] as const;

let running: RunningIdentity;
let admin: SdkCredentials;
beforeAll(async () => {
  running = await startService({standing: new Date()});
  pointAmplifyAt(running);
  admin = await adminCredentials();
});
afterAll(() => running.close());

const amzDate = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const list = (credentials?: SdkCredentials, inRegion?: string) =>
  running.userPool(credentials, inRegion).send(new ListUsersCommand({UserPoolId}));

/** A request signed at the service's moment, by another signer than Amazon's own. */
async function signed(
  service = 'cognito-idp',
  path = '/user-pool',
  target: string | null = 'AWSCognitoIdentityProviderService.ListUsers',
) {
  const {accessKeyId, secretAccessKey, sessionToken} = admin;
  const client = new AwsClient({accessKeyId, secretAccessKey, sessionToken, service, region});
  return client.sign(`${running.url}${path}`, {
    aws: {datetime: amzDate(await running.clock.now())},
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      ...(target !== null && {'x-amz-target': target}),
    },
    body: JSON.stringify({UserPoolId}),
  });
}

async function send(request: Request, headers: Record<string, string> = {}, body?: string) {
  const changed = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  const response = await fetch(request.url, {
    method: 'POST',
    headers: changed,
    body: body ?? (await request.clone().text()),
  });
  return {status: response.status, ...(await response.json())};
}

test('an administrator is accepted, also with a slash, a query or another signer', async () => {
  expect((await list(admin)).Users).toHaveLength(3);
  for (const path of ['/user-pool', '/user-pool/', '/user-pool?b=2&a=1%20x'])
    expect(await send(await signed('cognito-idp', path))).toMatchObject({status: 200});
});

test.each([developer.email, visitor.email])('%s is refused by the service itself', async (email) => {
  await signInAs(email);
  const credentials = await running.credentialsFor((await tokens()).id);
  await expectRefusal(
    list(credentials),
    'AccessDeniedException',
    `User: arn:aws:sts::000000000000:assumed-role/developer-portal-user/CognitoIdentityCredentials is not authorized to ` +
      'perform: cognito-idp:ListUsers on resource: ' +
      'arn:aws:cognito-idp:us-west-2:000000000000:userpool/us-west-2_Sandbox01 because no identity-based ' +
      'policy allows the cognito-idp:ListUsers action',
  );
  await expect(
    running
      .userPool(credentials)
      .send(new AdminDeleteUserCommand({UserPoolId, Username: adminAccount.email})),
  ).rejects.toMatchObject({name: 'AccessDeniedException'});
});

test('every operation about others demands a signature', async () => {
  const open = Object.entries(userPoolOperations).filter(([, {signed: isSigned}]) => !isSigned);
  const names = Object.keys(userPoolOperations).filter((name) =>
    /^(Admin|List(Users|Groups)|Describe)/.test(name),
  );
  expect(open.map(([name]) => name).filter((name) => names.includes(name))).toEqual([]);
  for (const name of names) {
    const response = await fetch(`${running.url}/user-pool`, {
      method: 'POST',
      headers: {'x-amz-target': `AWSCognitoIdentityProviderService.${name}`},
      body: JSON.stringify({UserPoolId, Username: visitor.email}),
    });
    expect(await response.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  }
  expect((await list(admin)).Users).toHaveLength(3);
});

test('credentials that were not issued here are refused', async () => {
  const unknown = [
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
  ] as const;
  const [body = '', seal = ''] = admin.sessionToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64').toString());
  const lifted = Buffer.from(JSON.stringify({...claims, expiresAt: 9e15})).toString('base64');
  await expectRefusal(list({...admin, sessionToken: 'made-up'}), ...unknown);
  await expectRefusal(list({...admin, sessionToken: `${lifted}.${seal}`}), ...unknown);
  await expectRefusal(list({...admin, accessKeyId: 'ASIA0000000000000000'}), ...unknown);
});

test('a wrong secret makes a wrong signature', async () => {
  await expect(list({...admin, secretAccessKey: 'guessed'})).rejects.toMatchObject({
    name: 'InvalidSignatureException',
    message: expect.stringContaining('The request signature we calculated does not match'),
  });
});

test('what was signed cannot be changed on the way', async () => {
  const request = await signed();
  const mismatch = {status: 400, __type: 'InvalidSignatureException'};
  expect(await send(request, {}, JSON.stringify({UserPoolId, Limit: 1}))).toMatchObject(mismatch);
  const deletes = {'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser'};
  expect(await send(request, deletes)).toMatchObject(mismatch);
  const unsignedHost = (request.headers.get('authorization') ?? '').replace(
    /SignedHeaders=host;/,
    'SignedHeaders=',
  );
  expect(await send(request, {authorization: unsignedHost})).toMatchObject(mismatch);
});

interface TakenRequest {
  readonly hostname: string;
  readonly port: number;
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A request as Amazon's own client signs it at the service's moment, taken from the client in place of being sent. */
async function signedByAmazon(): Promise<Request> {
  const client = running.userPool(admin);
  client.config.systemClockOffset = (await running.clock.now()).getTime() - Date.now();
  const taken = new Promise<Request>((resolve) => {
    client.middlewareStack.add(
      () => (args) => {
        const {hostname, port, path, method, headers, body} = args.request as TakenRequest;
        resolve(new Request(`http://${hostname}:${port}${path}`, {method, headers, body: String(body)}));
        return Promise.reject(new Error('taken'));
      },
      {step: 'finalizeRequest', name: 'take', priority: 'low', override: true},
    );
  });
  await client.send(new ListUsersCommand({UserPoolId})).catch(() => undefined);
  return taken;
}

test('a signed request that is sent again unchanged counts again, as with Amazon, until it is too old', async () => {
  const request = await signedByAmazon();
  expect(await send(request)).toMatchObject({status: 200});
  expect(await send(request)).toMatchObject({status: 200});
  await running.clock.advance(301);
  expect(await send(request)).toMatchObject({status: 400, __type: 'InvalidSignatureException'});
  expect(await send(request, {'x-amz-date': amzDate(await running.clock.now())})).toMatchObject({
    status: 400,
    __type: 'InvalidSignatureException',
  });
  await running.clock.reset();
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['another body', {}, JSON.stringify({UserPoolId}).replace('Sandbox01', 'Sandbox02')],
  ['another operation', {'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser'}, undefined],
  ['another content type', {'content-type': 'application/json'}, undefined],
  ['another signed header', {'amz-sdk-request': 'attempt=9; max=9'}, undefined],
  ['a session token of somebody else', {'x-amz-security-token': 'theirs'}, undefined],
])("Amazon's signature does not count for %s", async (_what, headers, body) => {
  const {status, __type} = await send(await signedByAmazon(), headers, body);
  expect({status, __type}).toEqual({
    status: 400,
    __type: expect.stringMatching(/^(InvalidSignature|UnrecognizedClient)Exception$/),
  });
});

test("Amazon's signature does not count on another path, or with its operation unsigned", async () => {
  const request = await signedByAmazon();
  const moved = new Request(`${request.url}/other?all`, request.clone());
  expect(await send(moved)).toMatchObject({__type: 'InvalidSignatureException'});
  const authorization = request.headers.get('authorization') ?? '';
  expect(authorization).toContain(';x-amz-target');
  expect(await send(request, {authorization: authorization.replace(/;x-amz-target/, '')})).toMatchObject({
    message: 'There were headers present in the request which were not signed: x-amz-target',
  });
});

test('every x-amz header must be signed', async () => {
  const request = await signed('cognito-idp', '/user-pool', null);
  const deletes = {'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser'};
  expect(await send(request, deletes)).toMatchObject({
    status: 400,
    __type: 'InvalidSignatureException',
    message: 'There were headers present in the request which were not signed: x-amz-target',
  });
  expect(await send(await signed(), {'x-amz-invocation-type': 'Event'})).toMatchObject({
    __type: 'InvalidSignatureException',
  });
  expect((await list(admin)).Users).toHaveLength(3);
});

test('a signature of letters that no signature has is refused like any wrong one', async () => {
  const request = await signed();
  const authorization = (request.headers.get('authorization') ?? '').replace(
    /.{4}$/,
    '\u00e9\u00e9\u00e9\u00e9',
  );
  expect(await send(request, {authorization})).toMatchObject({
    status: 400,
    __type: 'InvalidSignatureException',
  });
});

test('a signature for another service, region or day does not count', async () => {
  expect(await send(await signed('s3'))).toMatchObject({
    __type: 'InvalidSignatureException',
    message: "Credential should be scoped to correct service: 'cognito-idp'.",
  });
  await expectRefusal(
    list(admin, 'eu-north-1'),
    'InvalidSignatureException',
    "Credential should be scoped to a valid region, not 'eu-north-1'.",
  );
  expect(await send(await signed(), {'x-amz-date': '20200101T000000Z'})).toMatchObject({
    __type: 'InvalidSignatureException',
    message: expect.stringContaining('Date in Credential scope does not match'),
  });
});

test.each([
  ['Basic abc', 'IncompleteSignatureException'],
  ['AWS4-HMAC-SHA256 Credential=a/b/c, SignedHeaders=host, Signature=d', 'IncompleteSignatureException'],
  ['AWS4-HMAC-SHA256 Credential=a/b/c/d/aws4_request', 'IncompleteSignatureException'],
])('the header "%s" is refused', async (authorization, __type) => {
  expect(await send(await signed(), {authorization})).toMatchObject({status: 400, __type});
});

test('a signature is good for five minutes', async () => {
  const request = await signed();
  await running.clock.advance(299);
  expect(await send(request)).toMatchObject({status: 200});
  await running.clock.advance(10);
  expect(await send(request)).toMatchObject({
    __type: 'InvalidSignatureException',
    message: expect.stringMatching(/^Signature expired: \d{8}T\d{6}Z is now earlier than/),
  });
  await running.clock.advance(-650);
  expect(await send(request)).toMatchObject({
    message: expect.stringMatching(/^Signature not yet current: /),
  });
  await running.clock.reset();
});

test("Amazon's client finds the service's hour by itself", async () => {
  await running.clock.advance(40 * 60);
  expect((await list(admin)).Users).toHaveLength(3);
  await running.clock.reset();
});

test('credentials end after an hour', async () => {
  await running.clock.advance(3600);
  await expectRefusal(list(admin), ...expired);
  await running.clock.reset();
});

test.each(['__proto__', 'constructor', 'toString', 'hasownproperty'])(
  'a signature over a header %s, which was not sent, is refused as any other',
  async (name) => {
    const request = await signed();
    const authorization = (request.headers.get('authorization') ?? '').replace(
      /SignedHeaders=/,
      `SignedHeaders=${name};`,
    );
    expect(await send(request, {authorization})).toMatchObject({
      status: 400,
      __type: 'InvalidSignatureException',
    });
  },
);
