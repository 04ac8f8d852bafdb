import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSiteSettings} from './readSiteSettings';
import type {SiteSettings} from './types';

/**
 * The provider's settings, for components: names, contacts, servers, groups, identity.
 *
 * @throws SiteSettingsMissingError when the build left them out.
 */
export function useSiteSettings(): SiteSettings {
  return readSiteSettings(useDocusaurusContext().siteConfig.customFields);
}
