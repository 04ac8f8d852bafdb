import {fault, findingsOr, warning, type Check} from '../finding';
import {listGroups} from '../listGroups';
import {withCredentials} from '../withCredentials';

/** Whether the user pool has every group of `site.config.ts`, and admins get the role of admins. */
export const groups: Check = {
  name: 'groups',
  run: (context) =>
    withCredentials('cognito-idp:ListGroups', async () => {
      const there = await listGroups(context);
      const {developerAdmins, developerUsers, dashboardAdmins, dashboard, separate} = context.site.groups;
      const admins = there.get(developerAdmins);
      const named = [
        developerAdmins,
        developerUsers,
        dashboardAdmins,
        ...Object.values(dashboard),
        ...Object.values(separate),
      ];
      const first = Math.min(...[...there.values()].map(({Precedence = Infinity}) => Precedence));
      const rivals = [...there.values()].filter(
        ({Precedence, RoleArn}) => admins?.Precedence === Precedence && admins?.RoleArn !== RoleArn,
      );
      const create = `aws cognito-idp create-group --user-pool-id ${context.site.identity.userPoolId} --group-name`;
      return findingsOr(
        [
          ...named
            .filter((name) => !there.has(name))
            .map((name) =>
              fault(
                `the group ${name} is not there`,
                `create it, or correct groups of site.config.ts: ${create} ${name}`,
              ),
            ),
          admins &&
            admins.RoleArn === undefined &&
            fault(
              `the group ${developerAdmins} has no role, so admins can do nothing`,
              'give it the role of decisions/0004, section 5',
            ),
          admins &&
            admins.Precedence !== first &&
            warning(
              `another group has a lower precedence than ${developerAdmins}, and its members lose the role of admins`,
              `give ${developerAdmins} the lowest number`,
            ),
          // Of equal precedences with different roles, Cognito prefers none.
          rivals.length > 0 &&
            warning(
              `${rivals.map(({GroupName}) => GroupName).join(', ')}: the same precedence as ${developerAdmins}, so admins who are in both have no role`,
              `give ${developerAdmins} the lowest number, alone`,
            ),
        ],
        `all ${named.length} groups are there`,
      );
    }),
};
