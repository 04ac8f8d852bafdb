import type {NavigationFlags} from './types';

/**
 * Whether a site is the reference of a contract and nothing else: guides, dashboard and administration, which need the
 * platform's own operations, are all switched off. Then the home page, the generated files and the build need none of
 * them either, and any contract serves.
 */
export function isReferenceOnly({docs, dashboard, admin}: NavigationFlags): boolean {
  return !docs && !dashboard && !admin;
}
