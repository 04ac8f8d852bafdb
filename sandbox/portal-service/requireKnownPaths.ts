import {allowsPath} from '../contract/operations/scopes';
import {badRequest} from '../http/apiError';
import type {PortalContext} from './handler';

/** @throws ApiError 400 for each path that allows no operation of the platform: such a key opens less than it seems to */
export function requireKnownPaths(
  {platformPaths}: Pick<PortalContext, 'platformPaths'>,
  allowedPaths: readonly string[] = [],
): void {
  const violations = allowedPaths.flatMap((allowed, index) =>
    platformPaths.some((path) => allowsPath(allowed, path))
      ? []
      : `body.allowedPaths[${index}] must be a path of the platform's API or the beginning of one, in whole segments, such as /locations`,
  );
  if (violations.length > 0) throw badRequest(...violations);
}
