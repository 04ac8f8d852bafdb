import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  ListGroupsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {adminAccount, developer, visitor} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt} from './amplify';
import {expectRefusal} from './refusal';
import {signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

const {userPoolId: UserPoolId} = poolSettings;

let running: RunningIdentity;
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
  admin = running.userPool(await adminCredentials());
});
afterAll(() => running.close());

test('groups are listed with precedence and roles, by pages', async () => {
  const first = await admin.send(new ListGroupsCommand({UserPoolId, Limit: 10}));
  const second = await admin.send(new ListGroupsCommand({UserPoolId, Limit: 10, NextToken: first.NextToken}));
  const groups = [...(first.Groups ?? []), ...(second.Groups ?? [])];
  expect(groups).toHaveLength(19);
  expect(second.NextToken).toBeUndefined();
  expect(groups[0]).toMatchObject({
    GroupName: 'developer-admins',
    UserPoolId,
    Precedence: 1,
    RoleArn: 'arn:aws:iam::000000000000:role/developer-portal-admin',
  });
  const precedences = groups.map(({Precedence}) => Precedence);
  expect([...new Set(precedences)]).toEqual([1, 10, 20]);
  expect(precedences).toEqual([...precedences].sort((a = 0, b = 0) => a - b));
  expect(groups[0]?.CreationDate).toBeInstanceOf(Date);
});

test('the members of a group are listed', async () => {
  const {Users} = await admin.send(new ListUsersInGroupCommand({UserPoolId, GroupName: 'developer-admins'}));
  expect(Users?.map(({Username}) => Username)).toEqual([adminAccount.accountId]);
  const {Users: both, NextToken} = await admin.send(
    new ListUsersInGroupCommand({UserPoolId, GroupName: 'developer-users', Limit: 1}),
  );
  expect(both).toHaveLength(1);
  const {Users: rest} = await admin.send(
    new ListUsersInGroupCommand({UserPoolId, GroupName: 'developer-users', Limit: 60, NextToken}),
  );
  expect(rest?.[0]?.Username).toBe(developer.accountId);
});

test('the pool describes its settings and counts its users', async () => {
  const {UserPool} = await admin.send(new DescribeUserPoolCommand({UserPoolId}));
  const {Users = []} = await admin.send(new ListUsersCommand({UserPoolId}));
  expect(UserPool).toMatchObject({
    Id: UserPoolId,
    EstimatedNumberOfUsers: Users.length,
    MfaConfiguration: 'OPTIONAL',
    UsernameAttributes: ['email'],
    Policies: {PasswordPolicy: {MinimumLength: 8, RequireSymbols: true}},
  });
  await expectRefusal(
    admin.send(new DescribeUserPoolCommand({UserPoolId: 'us-west-2_Elsewhere'})),
    'ResourceNotFoundException',
    'User pool us-west-2_Elsewhere does not exist.',
  );
});

test('seeded users are found by every kind of filter', async () => {
  const find = async (Filter: string) => {
    const {Users = []} = await admin.send(new ListUsersCommand({UserPoolId, Filter}));
    return Users.map(({Username}) => Username);
  };
  expect(await find(`email = "${adminAccount.email.toUpperCase()}"`)).toEqual([adminAccount.accountId]);
  expect(await find('email ^= "vis"')).toEqual([visitor.accountId]);
  expect(await find('name ^= "mara l"')).toEqual([developer.accountId]);
  expect(await find(`sub = "${adminAccount.accountId}"`)).toEqual([adminAccount.accountId]);
  expect(await find(`username = "${adminAccount.accountId.toUpperCase()}"`)).toEqual([]);
  expect(await find('status = "Enabled"')).toContain(visitor.accountId);
  expect(await find('status = "enabled"')).toEqual([]);
  expect(await find('cognito:user_status = "confirmed"')).toContain(adminAccount.accountId);
  expect(await find('"name"="no \\"such\\" name"')).toEqual([]);
  expect(await find('name = "%"')).toEqual([]);
});

test.each([
  ['email', 'Error while parsing filter: email'],
  ['email > "a"', 'Error while parsing filter: email > "a"'],
  ['custom:apiKeys = "x"', 'Invalid search attribute: custom:apiKeys'],
  ['constructor = "x"', 'Invalid search attribute: constructor'],
  ['__proto__ = "x"', 'Invalid search attribute: __proto__'],
  ['toString ^= "x"', 'Invalid search attribute: toString'],
])('the filter %s is refused', async (Filter, message) => {
  await expectRefusal(
    admin.send(new ListUsersCommand({UserPoolId, Filter})),
    'InvalidParameterException',
    message,
  );
});

test('pages of users skip nobody and repeat nobody while others sign up', async () => {
  const seen: string[] = [];
  let PaginationToken: string | undefined;
  do {
    const page = await admin.send(new ListUsersCommand({UserPoolId, Limit: 2, PaginationToken}));
    expect(page.Users?.length).toBeLessThanOrEqual(2);
    seen.push(...(page.Users ?? []).map(({Username = ''}) => Username));
    PaginationToken = page.PaginationToken;
    if (seen.length === 2) await signUpUser(running);
  } while (PaginationToken);
  const {Users = []} = await admin.send(new ListUsersCommand({UserPoolId, Limit: 60}));
  expect(seen).toEqual(Users.map(({Username}) => Username));
});

test('only the attributes asked for are returned', async () => {
  const {Users} = await admin.send(new ListUsersCommand({UserPoolId, Limit: 1, AttributesToGet: ['email']}));
  expect(Users?.[0]?.Attributes).toEqual([{Name: 'email', Value: adminAccount.email}]);
  await expectRefusal(
    admin.send(new ListUsersCommand({UserPoolId, AttributesToGet: ['rank']})),
    'InvalidParameterException',
    'One or more requested attributes do not exist.',
  );
});

test('a page goes on in its own list alone', async () => {
  const {NextToken} = await admin.send(new ListGroupsCommand({UserPoolId, Limit: 1}));
  const {PaginationToken} = await admin.send(
    new ListUsersCommand({UserPoolId, Limit: 1, Filter: 'status = "Enabled"'}),
  );
  const invalid = ['InvalidParameterException', 'Invalid pagination token.'] as const;
  const users = (token?: string, Filter?: string) =>
    admin.send(new ListUsersCommand({UserPoolId, Limit: 1, PaginationToken: token, Filter}));
  expect((await users(PaginationToken, 'status = "Enabled"')).Users).toHaveLength(1);
  await expectRefusal(users(PaginationToken), ...invalid);
  await expectRefusal(users(NextToken), ...invalid);
  await expectRefusal(
    admin.send(
      new ListUsersInGroupCommand({UserPoolId, GroupName: 'developer-users', NextToken: PaginationToken}),
    ),
    ...invalid,
  );
});

test('a page of 61 and a made-up token are refused', async () => {
  await expectRefusal(
    admin.send(new ListUsersCommand({UserPoolId, Limit: 61})),
    'InvalidParameterException',
    "1 validation error detected: Value '61' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60",
  );
  await expectRefusal(
    admin.send(new ListUsersCommand({UserPoolId, PaginationToken: 'made-up'})),
    'InvalidParameterException',
    'Invalid pagination token.',
  );
});
