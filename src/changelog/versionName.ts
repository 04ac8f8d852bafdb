import {translate} from '@docusaurus/Translate';
import type {VersionName} from '@site/src/publishing/reference/types';

/** What a version is called: by its number, or by the fact that it has none yet. */
export function versionName({version, isReleased, isUnnamed}: VersionName): string {
  if (isReleased) return version;
  return isUnnamed
    ? translate({id: 'changelog.unreleased', message: 'Unreleased'})
    : translate({id: 'changelog.upcoming', message: '{version}, not yet released'}, {version});
}
