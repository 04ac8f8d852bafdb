import site from '../../../site.config';

/**
 * What a build writes for the pages, without the build: the settings of the local site. They name the sandbox of
 * `SANDBOX_PORT`, as it is when a test reads this anew.
 */
export default {
  title: site.title,
  baseUrl: site.baseUrl,
  customFields: {site: {...site, docsVersion: '1.0.0'}},
};
