import site from '../../site.config';

const [sandbox, ...others] = site.api.servers;

/**
 * The site with the sandbox in the page too, so that leaving it out is tried whatever the site offers. It lies below a path
 * of its host, as that of a project on GitHub Pages does.
 */
export default {
  ...site,
  baseUrl: '/portal/',
  api: {...site.api, servers: [{...sandbox, inPage: true}, ...others]},
};
