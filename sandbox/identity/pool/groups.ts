import type {GroupType} from '@aws-sdk/client-cognito-identity-provider';
import {ADMIN_GROUP} from '../../base/seededAccounts';
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

const dashboardGroups = [
  ['users', 'The dashboard'],
  ['devices', 'Devices in the dashboard'],
  ['locations', 'Locations in the dashboard'],
  ['paths', 'Paths in the dashboard'],
  ['route', 'Routes in the dashboard'],
  ['routeintersect', 'Weather along routes in the dashboard'],
  ['weatheralerts', 'Weather alerts in the dashboard'],
  ['weatherforecast', 'Weather forecasts in the dashboard'],
  ['weatherthreshold', 'Weather thresholds in the dashboard'],
  ['firezones', 'Fire zones in the dashboard'],
  ['flights', 'Flights in the dashboard'],
  ['surfaceobservations', 'Surface observations in the dashboard'],
  ['powerlines', 'Power lines in the dashboard'],
  ['lightning', 'Lightning in the dashboard'],
  ['traffic', 'Road traffic in the dashboard'],
  ['airtraffic', 'Air traffic in the dashboard'],
] as const;

/** Precedences and roles are those of decisions/0004. */
const group = (name: string, description: string, precedence = 20, roleArn = USER_ROLE): Group => ({
  name,
  description,
  precedence,
  roleArn,
});

/** Every group of the pool, lowest precedence first: the portal's group map names the same. */
export const groups: readonly Group[] = [
  group(ADMIN_GROUP, 'Administer the portal', 1, ADMIN_ROLE),
  group('dashboard-admins', 'Every panel of the dashboard', 10),
  group('developer-users', 'Use the portal'),
  ...dashboardGroups.map(([part, description]) => group(`dashboard-${part}`, description)),
];

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
