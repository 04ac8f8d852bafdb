import type {GroupType} from '@aws-sdk/client-cognito-identity-provider';
import {ADMIN_GROUP} from '../../base/seededAccounts';
import {resourceNotFound} from './errors';
import {ACCOUNT_NUMBER} from './settings';

/** A group of the user pool. There is no operation to make one: they are the provider's to define. */
export interface Group {
  readonly name: string;
  readonly description: string;
  /** Of a user's groups with a role, the one with the lowest number wins. */
  readonly precedence: number;
  /** The IAM role of the group's members. */
  readonly roleArn?: string;
}

export const ADMIN_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-admin`;
export const DEVELOPER_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-developer`;
/** The role of the provider's key service, in the provider's own account: no sign-in leads to it. */
export const KEY_SERVICE_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-key-service`;
/** The role of whoever runs the pool, and looks at its settings with `npm run doctor`: no sign-in leads to it. */
export const OPERATOR_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-operator`;
/** The identity pool's role for whoever signed in and has no group with a role. */
export const AUTHENTICATED_ROLE = `arn:aws:iam::${ACCOUNT_NUMBER}:role/developer-portal-authenticated`;

const dashboardGroup = (part: string, description: string, index: number): Group => ({
  name: `dashboard-${part}`,
  description,
  precedence: 20 + index,
});

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

/** Every group of the pool, lowest precedence first: the portal's group map names the same. */
export const groups: readonly Group[] = [
  {name: ADMIN_GROUP, description: 'Administer the portal', precedence: 0, roleArn: ADMIN_ROLE},
  {name: 'developer-users', description: 'Use the portal', precedence: 10, roleArn: DEVELOPER_ROLE},
  {name: 'dashboard-admins', description: 'Every panel of the dashboard', precedence: 11},
  ...dashboardGroups.map(([part, description], index) => dashboardGroup(part, description, index)),
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
  ...(group.roleArn !== undefined && {RoleArn: group.roleArn}),
  Precedence: group.precedence,
  LastModifiedDate: created,
  CreationDate: created,
});
