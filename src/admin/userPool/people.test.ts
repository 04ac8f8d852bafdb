import {beforeEach, expect, test, vi} from 'vitest';
import {findPeople, peopleOf} from './people';

const send = vi.hoisted(() => vi.fn());
vi.mock('./client', () => ({PAGE_SIZE: 60, userPoolId: 'pool', userPool: {send}}));
beforeEach(() => send.mockReset());

const user = (name: string) => ({
  Username: name,
  UserStatus: 'CONFIRMED',
  Enabled: true,
  Attributes: [{Name: 'email', Value: `${name}@example.com`}],
});

test('yields the pages of a query until the service names no next one, an empty one among them', async () => {
  send
    .mockResolvedValueOnce({Users: [user('a'), user('b')], PaginationToken: 'second'})
    .mockResolvedValueOnce({Users: [], PaginationToken: 'third'})
    .mockResolvedValueOnce({Users: [user('c')]});
  const pages: string[][] = [];
  for await (const page of peopleOf({by: 'name', text: 'An'})) pages.push(page.map(({email}) => email));
  expect(pages).toEqual([['a@example.com', 'b@example.com'], [], ['c@example.com']]);
  const inputs = send.mock.calls.map(([command]) => (command as {input: unknown}).input);
  expect(inputs).toEqual([
    {UserPoolId: 'pool', Limit: 60, Filter: 'name ^= "An"', PaginationToken: undefined},
    {UserPoolId: 'pool', Limit: 60, Filter: 'name ^= "An"', PaginationToken: 'second'},
    {UserPoolId: 'pool', Limit: 60, Filter: 'name ^= "An"', PaginationToken: 'third'},
  ]);
});

test('lists the members of a group with the operation for it, and can be aborted', async () => {
  send.mockResolvedValueOnce({Users: [user('a')], NextToken: 'more'});
  const {signal} = new AbortController();
  expect(await findPeople({by: 'group', text: 'crew'}, 'here', signal)).toMatchObject({next: 'more'});
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      input: {UserPoolId: 'pool', Limit: 60, GroupName: 'crew', NextToken: 'here'},
    }),
    {abortSignal: signal},
  );
});
