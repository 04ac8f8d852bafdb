import type {Config} from '@docusaurus/types';
import {loadSiteConfig} from '../../site/config/loadSiteConfig';
import {openApiDocs} from './openApiDocs';
import {referenceDocs} from './referenceDocs';

/**
 * The configuration of `docusaurus gen-api-docs reference`, which `npm run reference` calls: the OpenAPI plugin, and the
 * docs that its pages belong to. The plugin has commands and nothing else and takes a second to load, so that the site's
 * own configuration goes without it. Nor does the command load the rest of the site.
 */
export default async function createReferenceConfig(): Promise<Config> {
  const siteDir = process.cwd();
  const site = await loadSiteConfig(siteDir);
  const {title, url, baseUrl} = site;
  return {title, url, baseUrl, plugins: [referenceDocs(site), await openApiDocs(siteDir, site)]};
}
