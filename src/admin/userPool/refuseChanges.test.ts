import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {expect, test, vi} from 'vitest';
import {judgeUserPoolError} from './judgeUserPoolError';
import {refuseChanges} from './refuseChanges';

const user = {UserPoolId: 'us-west-2_Own', Username: 'mara'};
const viewing = {by: 'teo', groups: ['users'], hasKeys: true, from: '/admin/Users'};

test('a view lets a client read, and pauses whatever would change somebody', async () => {
  const sent: unknown[] = [];
  const client = new CognitoIdentityProviderClient({
    region: 'us-west-2',
    credentials: {accessKeyId: 'a', secretAccessKey: 'b'},
    maxAttempts: 1,
    requestHandler: {
      handle: (request: unknown) => {
        sent.push(request);
        return Promise.reject(new TypeError('No network in this test.'));
      },
    },
  });
  refuseChanges(client);
  vi.stubGlobal('sessionStorage', {getItem: () => JSON.stringify(viewing)});
  const refusal: unknown = await client
    .send(new AdminDisableUserCommand(user))
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({name: 'ViewOnlyError'});
  expect(judgeUserPoolError(refusal)).toBe('pause');
  expect(sent).toHaveLength(0);
  await expect(client.send(new AdminGetUserCommand(user))).rejects.toThrow();
  expect(sent).toHaveLength(1);

  vi.stubGlobal('sessionStorage', {getItem: () => null});
  await expect(client.send(new AdminDisableUserCommand(user))).rejects.toThrow('No network');
  expect(sent).toHaveLength(2);
});
