import siteConfig from '@generated/docusaurus.config';
import {readSiteSettings} from '@site/src/site/readSiteSettings';
import {roleGroupsOf} from '../people/roles';

// Read at module scope because Amplify is configured at module scope; components use `useSiteSettings()`.
const {identity, groups} = readSiteSettings(siteConfig.customFields);

/** Where people sign in. */
export const identitySettings = identity;

/** Whose members administer the portal. */
export const adminGroup = groups.developerAdmins;

/** Which groups give which role. */
export const roleGroups = roleGroupsOf(groups);
