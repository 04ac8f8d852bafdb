import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox} from '../testing/openSandbox';
import {visitor} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';

const ClientId = poolSettings.userPoolClientId;
const ORIGIN = 'http://127.0.0.1:3000';

let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await startSandbox({logger: false});
});
afterAll(() => sandbox.close());

const call = (target: string | undefined, body: string | object, url = '/identity/user-pool') =>
  sandbox.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      origin: ORIGIN,
      ...(target && {'x-amz-target': target}),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const userPool = (operation: string, body: string | object) =>
  call(`AWSCognitoIdentityProviderService.${operation}`, body);

test('the browser may send what Amplify sends, and read what it needs', async () => {
  const preflight = await sandbox.inject({
    method: 'OPTIONS',
    url: '/identity/user-pool',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
    },
  });
  expect(preflight.statusCode).toBeLessThan(300);
  expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN);
  expect(preflight.headers['access-control-allow-methods']).toContain('POST');
  expect(preflight.headers['access-control-allow-headers']).toBe(
    'cache-control,content-type,x-amz-target,x-amz-user-agent',
  );
  const response = await userPool('ForgotPassword', {ClientId, Username: visitor.email});
  expect(response.headers['access-control-allow-origin']).toBe(ORIGIN);
  const exposed = String(response.headers['access-control-expose-headers']).toLowerCase();
  for (const header of ['x-amzn-requestid', 'x-amzn-errortype', 'x-amzn-errormessage', 'date'])
    expect(exposed).toContain(header);
});

test("a response has a request id and the service's own time", async () => {
  const response = await userPool('ForgotPassword', {ClientId, Username: visitor.email});
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('application/x-amz-json-1.1');
  expect(response.headers['x-amzn-requestid']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.date).toBe('Tue, 14 Jul 2026 18:00:00 GMT');
});

test('a code can be read in the mailbox', async () => {
  await userPool('ForgotPassword', {ClientId, Username: visitor.email});
  const [message] = (await sandbox.inject(`/sandbox/mailbox?to=${visitor.email}`)).json();
  expect(message).toEqual({
    to: visitor.email,
    subject: 'Your password reset code',
    code: expect.stringMatching(/^\d{6}$/),
    at: '2026-07-14T18:00:00.000Z',
  });
});

test('an error is a 400 with its name in the body and in a header', async () => {
  const response = await userPool('SignUp', {ClientId, Username: 'engine-14', Password: 'aA1!aA1!'});
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    __type: 'InvalidParameterException',
    message: 'Username should be an email.',
  });
  expect(response.headers['x-amzn-errortype']).toBe('InvalidParameterException');
});

test.each([
  ['AWSCognitoIdentityProviderService.DeleteUserPool', 'UnknownOperationException'],
  ['AWSCognitoIdentityService.GetId', 'UnknownOperationException'],
  ['AWSCognitoIdentityProviderService.toString', 'UnknownOperationException'],
  [undefined, 'UnknownOperationException'],
])('the target %s is a 400, never a 500, which clients would try again', async (target, __type) => {
  const response = await call(target, {});
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({__type});
});

test.each(['{', '', '\u0000'])('a body that is no JSON ("%s") is a 400', async (body) => {
  const response = await userPool('SignUp', body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({__type: 'SerializationException'});
});

test('a body over the limit is a 400', async () => {
  const response = await userPool('SignUp', {ClientId, Username: 'x'.repeat(300_000)});
  expect(response.statusCode).toBe(400);
});

test.each([
  [
    {},
    "1 validation error detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null",
  ],
  [
    {ClientId, Username: '', Password: 'a'},
    "2 validation errors detected: Value at 'username' failed to satisfy constraint: Member must have length greater than or equal to 1; Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^\\S+.*\\S+$",
  ],
  [
    {ClientId, Username: 'x'.repeat(129), Password: 'x'.repeat(257)},
    "2 validation errors detected: Value at 'username' failed to satisfy constraint: Member must have length less than or equal to 128; Value at 'password' failed to satisfy constraint: Member must have length less than or equal to 256",
  ],
])('what breaks a constraint is listed, and no value is repeated: %j', async (body, message) => {
  const response = await userPool('SignUp', body);
  expect(response.json()).toEqual({__type: 'InvalidParameterException', message});
});

test('the error for an unknown enumeration value lists the values', async () => {
  const response = await userPool('RespondToAuthChallenge', {ClientId, ChallengeName: 'RIDDLE'});
  expect(response.json().message).toBe(
    "1 validation error detected: Value 'RIDDLE' at 'challengeName' failed to satisfy constraint: Member must satisfy enum value set: [SELECT_CHALLENGE, PASSWORD, PASSWORD_SRP, WEB_AUTHN, EMAIL_OTP, SMS_OTP, PASSWORD_VERIFIER, NEW_PASSWORD_REQUIRED, SELECT_MFA_TYPE, SOFTWARE_TOKEN_MFA, SMS_MFA, MFA_SETUP]",
  );
});

test('a value of another kind is a SerializationException', async () => {
  const response = await userPool('SignUp', {ClientId, Username: 14, Password: []});
  expect(response.json()).toMatchObject({__type: 'SerializationException'});
});

test('the keys are published, without their secret halves', async () => {
  const {keys} = (await sandbox.inject(`/identity/${poolSettings.userPoolId}/.well-known/jwks.json`)).json();
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const elsewhere = await sandbox.inject('/identity/us-west-2_Elsewhere/.well-known/jwks.json');
  expect(elsewhere.statusCode).toBe(404);
});
