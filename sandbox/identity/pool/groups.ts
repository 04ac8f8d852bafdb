import type {GroupType} from '@aws-sdk/client-cognito-identity-provider';
import {siteGroups} from '../../base/generated/groups';
import {resourceNotFound} from './errors';
import {ACCOUNT_NUMBER} from './settings';

/** A group of the user pool. There is no operation to make one: they are the provider's to define. */
export interface Group {
  readonly name: string;
  readonly description: string;
  /** Of a user's groups, that with the lowest number gives the role. */
  readonly precedence: number;
  /** The IAM role of the group's members. */
  readonly roleArn: string;
}

export const ADMIN_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-admin`;
/** The role of everybody else who is signed in, with a group or without one: it allows nothing. */
export const USER_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-user`;
/** The role of people who have not signed in, where the identity pool allows them: it allows nothing. */
export const GUEST_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-guest`;
/** The role of the provider's key service, in the provider's own account: no sign-in leads to it. */
export const KEY_SERVICE_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-key-service`;
/** The role of whoever runs the pool, and looks at its settings with `npm run doctor`: no sign-in leads to it. */
export const OPERATOR_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-operator`;

/** Precedences and roles are those of decisions/0004. */
const group = (name: string, description: string, precedence = 20, roleArn = USER_ROLE): Group => ({
  name,
  description,
  precedence,
  roleArn,
});

const {developerAdmins, developerUsers, dashboardAdmins, opened} = siteGroups;

/** Every group of the pool, lowest precedence first: those of the portal's site configuration. */
export const groups: readonly Group[] = uniqueByName([
  group(developerAdmins, 'Administer the portal', 1, ADMIN_ROLE),
  group(dashboardAdmins, 'Every panel of the dashboard', 10),
  group(developerUsers, 'Use the portal'),
  ...opened.map(({id, description}) => group(id, description)),
]);

/** A provider may give several rooms to one group. */
function uniqueByName(all: readonly Group[]): readonly Group[] {
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

/** @throws CognitoError `ResourceNotFoundException` */
export function requireGroup(name: string): Group {
  const group = groups.find((candidate) => candidate.name === name);
  if (!group) throw resourceNotFound('Group not found.');
  return group;
}

/** A user's groups in the order of the tokens: lowest precedence first. Unknown names are left out. */
export const inPrecedence = (names: readonly string[]): Group[] =>
  groups.filter((group) => names.includes(group.name));

/** A group as responses describe it. @param created - when the pool was made, and its groups with it. */
export const describeGroup = (group: Group, userPoolId: string, created: Date): GroupType => ({
  GroupName: group.name,
  UserPoolId: userPoolId,
  Description: group.description,
  RoleArn: group.roleArn,
  Precedence: group.precedence,
  LastModifiedDate: created,
  CreationDate: created,
});
