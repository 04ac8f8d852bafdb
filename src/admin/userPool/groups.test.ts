import {beforeEach, expect, test, vi} from 'vitest';
import {listGroupMembers, listGroupsOf} from './groups';

const send = vi.hoisted(() => vi.fn());
vi.mock('@site/src/auth/settings/identitySettings', () => ({adminGroup: 'admins'}));
vi.mock('./client', async () => {
  const {CognitoIdentityProviderClient} = await import('@aws-sdk/client-cognito-identity-provider');
  // The pages of the service's library take nothing but a true client.
  const client = Object.assign(new CognitoIdentityProviderClient({region: 'us-west-2'}), {send});
  return {PAGE_SIZE: 60, userPoolId: 'pool', userPool: client, userPoolOnce: client};
});
beforeEach(() => void send.mockReset());

test('reads the groups of somebody to the last page', async () => {
  send
    .mockResolvedValueOnce({Groups: [{GroupName: 'crew'}], NextToken: 'second'})
    .mockResolvedValueOnce({Groups: [{GroupName: 'pilots'}]});
  expect(await listGroupsOf('ana')).toEqual(['crew', 'pilots']);
});

test('reads the members of each group to the last page, the largest group first', async () => {
  const pages: Record<string, unknown> = {
    crew: {Users: [{Username: 'ana'}]},
    pilots: {Users: [{Username: 'ana'}], NextToken: 'second'},
    second: {Users: [{Username: 'ben'}]},
  };
  send.mockImplementation(({input}: {input: {GroupName?: string; NextToken?: string}}) =>
    Promise.resolve(
      pages[input.NextToken ?? input.GroupName ?? ''] ?? {
        Groups: [{GroupName: 'crew'}, {GroupName: 'pilots'}],
      },
    ),
  );
  expect(await listGroupMembers()).toEqual([
    {name: 'pilots', members: ['ana', 'ben']},
    {name: 'crew', members: ['ana']},
  ]);
});
