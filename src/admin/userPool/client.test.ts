import {AdminGetUserCommand, CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {expect, test, vi} from 'vitest';
import {personalCredentials} from '@site/src/auth/session/adminCredentials';

const session = vi.hoisted(() => ({accessKeyId: 'TEO'}));
vi.mock('@site/src/auth/session/configure', () => ({}));
vi.mock('aws-amplify/auth', () => ({
  fetchAuthSession: () =>
    Promise.resolve({
      // Of somebody who is signed in: a guest has credentials alone.
      tokens: {},
      credentials: {
        accessKeyId: session.accessKeyId,
        secretAccessKey: 'secret',
        sessionToken: 'token',
        expiration: new Date(Date.now() + 3_600_000),
      },
    }),
}));

test('whoever signs in next in this tab signs with credentials of their own', async () => {
  const signatures: string[] = [];
  const client = new CognitoIdentityProviderClient({
    region: 'us-west-2',
    credentials: personalCredentials,
    maxAttempts: 1,
    requestHandler: {
      handle: ({headers}: {readonly headers: Readonly<Record<string, string>>}) => {
        signatures.push(headers['authorization'] ?? '');
        return Promise.reject(new TypeError('No network in this test.'));
      },
    },
  });
  const ask = () => client.send(new AdminGetUserCommand({UserPoolId: 'us-west-2_Own', Username: 'mara'}));
  await expect(ask()).rejects.toThrow('No network');
  session.accessKeyId = 'ADA';
  await expect(ask()).rejects.toThrow('No network');
  expect(signatures.map((text) => /Credential=(\w+)/.exec(text)?.[1])).toEqual(['TEO', 'ADA']);
});
