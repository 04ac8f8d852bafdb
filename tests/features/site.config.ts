import site from '../../site.config';

const [sandbox, ...others] = site.api.servers;

/** The site with the sandbox in the page too, so that leaving it out is tried whatever the site offers. */
export default {
  ...site,
  api: {...site.api, servers: [{...sandbox, inPage: true}, ...others]},
};
