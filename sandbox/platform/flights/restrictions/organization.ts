import {siteGroups} from '../../../base/generated/groups';
import type {Account} from '../../../store/accounts';

/** Who may close airspace: administrators, and those who work with flights. */
const authorGroups: ReadonlySet<string> = new Set(siteGroups.restrictionAuthors);
const {prefix, exceptions} = siteGroups.tenants;

/** Whose custom restrictions an account sees. */
export interface Organization {
  readonly id: string;
  /** What restrictions call it. An account that is in no tenant is an organization of its own, named by its id. */
  readonly name: string;
}

export function organizationOf({accountId, groups}: Account): Organization {
  const tenant = groups.find((group) => group.startsWith(prefix) && !exceptions.includes(group));
  return tenant === undefined
    ? {id: accountId, name: accountId}
    : {id: tenant, name: tenant.slice(prefix.length)};
}

/** Whether an account is configured to create custom restrictions. */
export function canCreateRestrictions({groups}: Account): boolean {
  return groups.some((group) => authorGroups.has(group));
}
