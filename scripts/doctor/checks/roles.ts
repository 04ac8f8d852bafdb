import {DescribeIdentityPoolCommand, GetIdentityPoolRolesCommand} from '@aws-sdk/client-cognito-identity';
import {fault, findingsOr, warning, type Check} from '../finding';
import {listGroups} from '../listGroups';
import {withCredentials} from '../withCredentials';

const ACTIONS = 'cognito-identity:DescribeIdentityPool and GetIdentityPoolRoles, and cognito-idp:ListGroups';

/** Whether the identity pool gives each person the role of their group, as decisions/0004, section 4, wants it. */
export const roles: Check = {
  name: 'roles',
  run: (context) =>
    withCredentials(
      ACTIONS,
      async () => {
        const {identityPool: client, site} = context;
        const {region, userPoolId, userPoolClientId, identityPoolId: IdentityPoolId} = site.identity;
        const pool = await client.send(new DescribeIdentityPoolCommand({IdentityPoolId}));
        const {Roles = {}, RoleMappings = {}} = await client.send(
          new GetIdentityPoolRolesCommand({IdentityPoolId}),
        );
        const admins = (await listGroups(context)).get(site.groups.developerAdmins)?.RoleArn;
        const name = `cognito-idp.${region}.amazonaws.com/${userPoolId}`;
        const provider = pool.CognitoIdentityProviders?.find(
          ({ProviderName, ClientId}) => ProviderName === name && ClientId === userPoolClientId,
        );
        const mapping = RoleMappings[`${name}:${userPoolClientId}`];
        return findingsOr(
          [
            !provider &&
              fault(
                'the identity pool does not know the app client of the portal',
                `add an identity provider to it: user pool ${userPoolId}, app client ${userPoolClientId}`,
              ),
            provider &&
              provider.ServerSideTokenCheck !== true &&
              fault(
                'whoever has signed out still gets credentials',
                "switch the server-side token check of the identity pool's provider on",
              ),
            pool.AllowClassicFlow === true &&
              fault(
                'browsers can choose their role, so whoever is signed in can become an admin',
                'switch the basic (classic) flow of the identity pool off',
              ),
            Roles.authenticated === undefined &&
              fault(
                'there is no default role, so people without a group of a role get no credentials',
                'make portal-user of decisions/0004, section 5, the default authenticated role',
              ),
            Roles.authenticated !== undefined &&
              Roles.authenticated === admins &&
              fault(
                'everybody who signs in gets the role of admins',
                'make portal-user of decisions/0004, section 5, the default authenticated role',
              ),
            mapping?.Type !== 'Token' &&
              fault(
                'groups give no roles, so admins can do nothing',
                'set role selection of the provider to "Use role with preferred role claim in token"',
              ),
            mapping?.Type === 'Token' &&
              mapping.AmbiguousRoleResolution !== 'AuthenticatedRole' &&
              warning(
                'people without a group get no credentials instead of the default role',
                'set role resolution of the provider to "Use default authenticated role"',
              ),
          ],
          'groups give them, and whoever is in none gets no rights of an admin',
        );
      },
      'identity pool',
    ),
};
