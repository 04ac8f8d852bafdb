import type {DashboardGroup} from '@site/src/auth/people/roles';
import {isProtected} from '@site/src/site/isProtected';
import {paths} from '@site/src/site/paths';
import type {GroupMap} from '@site/src/site/types';
import {poolActions} from './poolActions';
import {holds, type Member} from './roles';

/** A panel as far as rights go. */
export interface RightPanel {
  readonly id: string;
  readonly groups: readonly DashboardGroup[];
}

/** An operation as far as rights go. */
export interface RightOperation {
  readonly operationId: string;
  /** Names of the credentials in the contract, any one of which is enough. */
  readonly accepts: readonly string[];
}

/** What rights are made from: the configuration, the panels, and the contract. */
export interface RightSources {
  readonly groups: GroupMap;
  readonly protectedPrefixes: readonly string[];
  readonly panels: readonly RightPanel[];
  readonly operations: readonly RightOperation[];
  /** Groups that may create restrictions; unknown where the configuration does not name them. */
  readonly restrictionAuthors?: readonly string[] | undefined;
  /** Whether there is a portal service, which issues API keys. */
  readonly hasKeyService: boolean;
}

export type RightKind = 'page' | 'panel' | 'operation' | 'keys' | 'pool';

/** Something that can be done, and who may. */
export interface Right {
  readonly kind: RightKind;
  /** Path of a page, id of a panel or an operation, name of an action. */
  readonly id: string;
  readonly may: (member: Member) => boolean;
}

const openPages = [paths.home, paths.docs, paths.api, paths.logout];
const adminPages = [paths.adminDashboard, paths.adminUsers, paths.adminCollections, paths.flightPlanReport];

/** Own keys, and those of other people, at the portal service. */
const keyRights = ['own', 'others'] as const;

/** Every right there is at the portal and the services behind it. */
export function rightsOf(sources: RightSources): readonly Right[] {
  const {groups, panels, operations, hasKeyService} = sources;
  const isUser = (member: Member) => holds(member, 'portalUser', groups);
  const isAdmin = (member: Member) => holds(member, 'admin', groups);
  return [
    ...openPages.map((id): Right => {
      const isOpen = !isProtected(id, sources.protectedPrefixes);
      return {kind: 'page', id, may: (member) => isOpen || isUser(member)};
    }),
    {kind: 'page', id: paths.dashboard, may: isUser},
    ...adminPages.map((id): Right => ({kind: 'page', id, may: isAdmin})),
    ...panels.map((panel): Right => ({
      kind: 'panel',
      id: panel.id,
      may: (member) => isUser(member) && opens(panel, member, groups),
    })),
    ...operations.flatMap((operation) => operationRight(operation, sources)),
    ...(hasKeyService
      ? keyRights.map((id): Right => ({kind: 'keys', id, may: id === 'own' ? isUser : isAdmin}))
      : []),
    ...poolActions.map((id): Right => ({kind: 'pool', id, may: isAdmin})),
  ];
}

function opens({groups: ofPanel}: RightPanel, member: Member, groups: GroupMap): boolean {
  return ofPanel.length === 0 || ofPanel.some((group) => holds(member, `dashboard:${group}`, groups));
}

/** The platform takes the sign-in of every account; keys are for those who have access to the portal. */
function operationRight({operationId, accepts}: RightOperation, sources: RightSources): readonly Right[] {
  const {groups, restrictionAuthors} = sources;
  const right = {kind: 'operation', id: operationId} as const;
  if (operationId === 'createRestriction')
    return restrictionAuthors
      ? [
          {
            ...right,
            may: (member) => (member.groups ?? []).some((group) => restrictionAuthors.includes(group)),
          },
        ]
      : [];
  const takesToken = accepts.includes('bearer');
  return [
    {
      ...right,
      may: (member) => (takesToken ? member.groups !== undefined : holds(member, 'portalUser', groups)),
    },
  ];
}
