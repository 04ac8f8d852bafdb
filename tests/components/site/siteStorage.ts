/** What a build writes of the site's storage: keys without a prefix, as `docusaurus.config.ts` wants it. */
export default {type: 'localStorage', namespace: ''};
