import path from 'node:path';
import {checkSiteConfig, SiteConfigError} from './checkSiteConfig';
import {contractVersion} from './contractVersion';
import {missingPictures} from './missingPictures';
import type {LoadedSiteConfig, SiteSettings} from '../types';

/**
 * Reads and checks the site configuration, and reads its version in the API description. `SITE_CONFIG` names another file, relative to the
 * repository: one checkout can so be built for several brands.
 *
 * @throws SiteConfigError with one sentence for each field that is wrong or missing, and for each picture that is not there.
 * @throws Error when the API description cannot be read or has no version.
 */
export async function loadSiteConfig(siteDir: string): Promise<LoadedSiteConfig> {
  const file = process.env.SITE_CONFIG ?? 'site.config.ts';
  const module = (await import(path.resolve(siteDir, file))) as {default: unknown};
  const site = checkSiteConfig(module.default, file);
  const missing = missingPictures(site, siteDir);
  if (missing.length > 0) throw new SiteConfigError(file, missing);
  return {...site, docsVersion: contractVersion(site.apiDescription, siteDir)};
}

/** The part of the configuration that the browser may read. */
export function toSiteSettings(site: LoadedSiteConfig): SiteSettings {
  const {apiDescription: _a, favicon: _f, socialCard: _s, offline: _o, ...others} = site;
  const {editUrl: _e, announcement: _n, ...settings} = others;
  return settings;
}
