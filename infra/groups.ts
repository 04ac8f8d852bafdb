import type {SiteConfig} from '../src/site/types';
import type {Resource} from './types';

/** The lowest number decides which role a person of several groups gets. */
const precedence = {admins: 1, dashboardAdmins: 10, others: 20};

/** A group of the user pool for each that `site.config.ts` names, with its precedence and role. */
export function createGroups({groups}: SiteConfig): Record<string, Resource> {
  const {developerAdmins, developerUsers, dashboardAdmins, dashboard, separate} = groups;
  const others = [developerUsers, ...Object.values(dashboard), ...Object.values(separate)];
  return Object.fromEntries([
    group(developerAdmins, precedence.admins, 'PortalAdminRole'),
    group(dashboardAdmins, precedence.dashboardAdmins, 'PortalUserRole'),
    ...others.map((name) => group(name, precedence.others, 'PortalUserRole')),
  ]);
}

function group(name: string, order: number, role: string): [id: string, resource: Resource] {
  const id = `Group${name.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`;
  return [
    id,
    {
      Type: 'AWS::Cognito::UserPoolGroup',
      Properties: {
        GroupName: name,
        UserPoolId: {Ref: 'UserPool'},
        Precedence: order,
        RoleArn: {'Fn::GetAtt': [role, 'Arn']},
      },
    },
  ];
}
