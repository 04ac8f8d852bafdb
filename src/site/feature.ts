import type {PluginConfig} from '@docusaurus/types';
import type {ApiServer, SiteConfig} from './types';

/** What one line of `docusaurus.config.ts` brings: the plugin of a folder of `src/`, and those that it needs. */
export interface Feature {
  readonly name: string;
  readonly plugins: readonly PluginConfig[];
  /** What it makes of the Markdown of guides: plugins of remark. */
  readonly remarkPlugins?: readonly RemarkPlugin[];
  /** Folders that are copied into the built site. */
  readonly staticDirectories?: readonly string[];
  /** The areas of the site that are there with it alone: navbar, footer and home page offer no others. */
  readonly areas?: readonly Area[];
  /** Where the footer leads to beside them. */
  readonly footerLinks?: readonly FooterLink[];
}

export interface FooterLink {
  readonly label: string;
  readonly to: string;
}

/** A part of the site that the navbar or the footer leads to. */
export type Area = 'api' | 'dashboard' | 'admin' | 'offline' | 'sandbox' | 'feedback';

/** A plugin of remark, without options or with them. */
type RemarkPlugin = ((options?: never) => unknown) | readonly [(options: never) => unknown, unknown];

/** The site's configuration without the areas that no feature brings. */
export function offeredBy<Site extends SiteConfig>(features: readonly Feature[], site: Site): Site {
  const isThere = (area: Area): boolean => features.some(({areas}) => areas?.includes(area));
  const {navigation} = site;
  return {
    ...site,
    feedback: isThere('feedback') ? site.feedback : undefined,
    offline: isThere('offline') ? site.offline : null,
    api: isThere('sandbox') ? site.api : {...site.api, servers: site.api.servers.map(withoutPage)},
    navigation: {
      ...navigation,
      api: navigation.api && isThere('api'),
      dashboard: navigation.dashboard && isThere('dashboard'),
      admin: navigation.admin && isThere('admin'),
    },
  };
}

/** Nobody in the page answers for it. */
const withoutPage = ({inPage: _, ...server}: ApiServer): ApiServer => server;
