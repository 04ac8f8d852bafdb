import type {SiteSettings} from './types';

/** The site was built without its settings: `customFields.site` of the Docusaurus configuration is not there. */
export class SiteSettingsMissingError extends Error {
  constructor() {
    super("The site's settings are missing: docusaurus.config.ts must put them in customFields.site.");
    this.name = 'SiteSettingsMissingError';
  }
}

/**
 * Takes the settings out of Docusaurus' untyped custom fields; `checkSiteConfig` has checked their shape at build.
 * For modules that run outside React; components use `useSiteSettings`.
 *
 * @throws SiteSettingsMissingError when the build left them out.
 */
export function readSiteSettings(customFields: Record<string, unknown> | undefined): SiteSettings {
  const settings = customFields?.site;
  if (typeof settings !== 'object' || settings === null) throw new SiteSettingsMissingError();
  return settings as SiteSettings;
}
