import type {TenantPattern} from '@site/src/site/types';

/**
 * The tenant a user belongs to: the first of the user's groups that begins with the prefix and is not an exception.
 *
 * @returns the group's name without the prefix, or `undefined`
 */
export function tenantOf(groups: readonly string[], {prefix, exceptions}: TenantPattern): string | undefined {
  const group = groups.find((name) => name.startsWith(prefix) && !exceptions.includes(name));
  return group?.slice(prefix.length);
}
