import {ADMIN_GROUP} from '../../../base/seededAccounts';
import type {Account} from '../../../store/accounts';

/** The tenant groups of the user pool, as the portal's site configuration names them. */
const TENANT_PREFIX = 'tenant-';
const tenantExceptions: ReadonlySet<string> = new Set(['tenant-template']);

/** Who may close airspace: administrators, and those who work with flights. */
const authorGroups: ReadonlySet<string> = new Set([ADMIN_GROUP, 'dashboard-admins', 'dashboard-flights']);

/** Whose custom restrictions an account sees. */
export interface Organization {
  readonly id: string;
  /** What restrictions call it. An account that is in no tenant is an organization of its own, named by its id. */
  readonly name: string;
}

export function organizationOf({accountId, groups}: Account): Organization {
  const tenant = groups.find((group) => group.startsWith(TENANT_PREFIX) && !tenantExceptions.has(group));
  return tenant === undefined
    ? {id: accountId, name: accountId}
    : {id: tenant, name: tenant.slice(TENANT_PREFIX.length)};
}

/** Whether an account is configured to create custom restrictions. */
export function canCreateRestrictions({groups}: Account): boolean {
  return groups.some((group) => authorGroups.has(group));
}
