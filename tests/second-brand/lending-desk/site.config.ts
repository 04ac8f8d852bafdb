import second from '../site.config';
import type {SiteConfig} from '../../../src/site/types';

/** A portal of another domain: its contract is not the platform's, so that only the reference is left. */
const site: SiteConfig = {
  ...second,
  title: 'Lending desk',
  tagline: 'Books, members and loans of a public library.',
  navigation: {docs: false, api: true, dashboard: false, admin: false, blog: false},
  apiDescription: 'tests/second-brand/lending-desk/openapi.yaml',
  api: {servers: [{name: 'Library', url: 'https://lending.example/v1'}]},
  protectedPrefixes: [],
};

export default site;
