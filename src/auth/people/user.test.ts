import {expect, test, vi} from 'vitest';
import {parseApiKeys, userFromClaims} from './user';

const options = {adminGroup: 'developer-admins', lastRefreshTime: 1_000};

test('reads every field of a user from the identity token', () => {
  const user = userFromClaims(
    {
      'cognito:username': 'abc',
      'cognito:groups': ['developer-users', 'developer-admins'],
      name: 'Mara Lindqvist',
      email: 'mara@example.com',
      'custom:apiKeys': '["k1","k2"]',
    },
    options,
  );
  expect(user).toEqual({
    username: 'abc',
    groups: ['developer-users', 'developer-admins'],
    name: 'Mara Lindqvist',
    email: 'mara@example.com',
    apiKeys: ['k1', 'k2'],
    lastRefreshTime: 1_000,
    isAdmin: true,
  });
});

test('knows a user without groups, name or keys', () => {
  const user = userFromClaims({sub: 's', email: 'a@example.com'}, options);
  expect(user).toMatchObject({username: 's', name: 'a@example.com', groups: [], apiKeys: [], isAdmin: false});
});

test.each(['{not json', '"a string"', '[1,2]', '{"a":1}', 'null'])(
  'reads the broken claim %s as no keys, with a warning that does not repeat it',
  (claim) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseApiKeys(claim)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0])).not.toContain(claim);
  },
);

test('takes an absent claim for no keys without a word', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(parseApiKeys(undefined)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
