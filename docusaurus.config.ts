import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {auth} from './src/auth/plugin';
import {changelog} from './src/changelog/plugin';
import {code} from './src/code/plugin';
import {errors} from './src/errors/plugin';
import {feedback} from './src/feedback/plugin';
import {guide} from './src/guide/plugin';
import {home} from './src/home/plugin';
import {map} from './src/map/plugin';
import {offline} from './src/offline/plugin';
import {generate} from './src/publishing/generate/generate';
import {pageFrame} from './src/page-weight/frame/pageFrame';
import {pageWeight} from './src/page-weight/plugin';
import {thirdPartyLicences} from './src/publishing/licences/thirdPartyLicences';
import {parseFrontMatter, remarkPageRules} from './src/publishing/page-rules/docusaurusRules';
import {publishing} from './src/publishing/plugin';
import {reference, referenceHome} from './src/reference/plugin';
import {sandboxInPage} from './src/sandbox-in-page/plugin';
import {search} from './src/search/plugin';
import {workflows} from './src/workflows/plugin';
import {loadSiteConfig, toSiteSettings} from './src/site/config/loadSiteConfig';
import {offeredBy, type Feature} from './src/site/feature';
import {currentLanguage, i18n} from './src/site/i18n';
import {isReferenceOnly} from './src/site/isReferenceOnly';
import {frame} from './src/site/plugin';
import {createSwcLoader} from './src/site/swcLoader';
import {createAnnouncement} from './src/site/theme-config/announcement';
import {createFooter} from './src/site/theme-config/footer';
import {createNavbar} from './src/site/theme-config/navbar';
import type {LoadedSiteConfig, SiteConfig} from './src/site/types';
import {workbench} from './src/workbench/plugin';

/** What the site consists of. Take a line out, and it is built without that part, and without a byte of it. */
const featuresOf = (site: LoadedSiteConfig): Feature[] => [
  frame(),
  isReferenceOnly(site.navigation) ? referenceHome() : home(),
  auth(site),
  reference(site),
  changelog(site),
  ...(site.navigation.docs ? [guide(), workflows(), errors()] : []),
  code(),
  map(),
  search(),
  workbench(),
  ...(site.feedback ? [feedback()] : []),
  publishing(),
  ...(site.api.servers.some(({inPage}) => inPage) ? [sandboxInPage()] : []),
  ...(site.offline ? [offline()] : []),
  pageWeight(),
];

/** v4 behaviour, Docusaurus Faster included; but storage keys stay without a site's prefix: `theme`, `docusaurus.announcement.id`. */
const future: Config['future'] = {
  // SWC is the loader below.
  faster: {swcJsLoader: false},
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
};

/** Runs first, on what the writer wrote. */
const pageRules = {
  beforeDefaultRemarkPlugins: [remarkPageRules],
} satisfies Partial<DocsOptions>;

function createPresetOptions(site: LoadedSiteConfig, features: readonly Feature[]): Options {
  return {
    docs: site.navigation.docs && {
      ...pageRules,
      routeBasePath: 'docs',
      ...(hasTutorial(site)
        ? {sidebarPath: './sidebars.ts'}
        : {sidebarPath: './src/guide/readersSidebars.ts', exclude: [...ignoredPages, 'tutorial/**']}),
      remarkPlugins: features.flatMap(
        ({remarkPlugins = []}) => remarkPlugins,
      ) as DocsOptions['remarkPlugins'],
      editUrl: site.editUrl ?? undefined,
      showLastUpdateTime: true,
      // What stands in docs/ is the present version and keeps /docs; those cut before it move to /docs/<version>.
      lastVersion: 'current',
      versions: {current: {label: site.docsVersion}},
      onInlineTags: 'throw',
    },
    blog: site.navigation.blog ? createBlogOptions(site) : false,
    pages: pageRules,
    theme: {
      customCss: ['fonts', 'custom', 'buttons', 'controls', 'shell'].map((name) => `./src/css/${name}.css`),
    },
    sitemap: {lastmod: null, changefreq: null, priority: null},
  };
}

/** What the docs plugin leaves out by itself: an own list replaces it. */
const ignoredPages = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** Whether the docs have the tutorial for those who write them. */
const hasTutorial = ({navigation}: SiteConfig): boolean => navigation.tutorial ?? true;

/** Posts are held to what lists of posts need: tags that exist, and a place where the preview ends. */
function createBlogOptions(site: SiteConfig): BlogOptions {
  return {
    ...pageRules,
    blogTitle: `${site.title} blog`,
    blogDescription: site.tagline,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    archiveBasePath: null,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
  };
}

/**
 * The colours of code are variables of `src/css/custom.css`: both modes are right before any script runs. A colour here
 * would be written into the HTML of each block as a `style`, which the content security policy forbids.
 */
const codeTheme: PrismTheme = {plain: {}, styles: []};

function createThemeConfig(site: SiteConfig, features: readonly Feature[]): ThemeConfig {
  return {
    image: site.socialCard,
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: createAnnouncement(site, currentLanguage(site.baseUrl)),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: createNavbar(site),
    footer: createFooter(
      site,
      features.flatMap(({footerLinks = []}) => footerLinks),
    ),
    prism: {theme: codeTheme},
  };
}

/** @param without names of features that are left out, as if their lines were */
export async function createConfig(without: readonly string[] = []): Promise<Config> {
  const configured = await loadSiteConfig(__dirname);
  const features = featuresOf(configured).filter(({name}) => !without.includes(name));
  const site = offeredBy(features, configured);
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    favicon: site.favicon,
    ssrTemplate: pageFrame,
    future,
    webpack: {jsLoader: await createSwcLoader()},
    // Undefined keeps every route as it is written: /docs, but /api/.
    trailingSlash: undefined,
    // The frame of pages has a banner of its own: the stock one needs inline styles.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: parseFrontMatter(__dirname),
    },
    i18n,
    staticDirectories: [
      'static',
      '.generated/static',
      ...features.flatMap(({staticDirectories = []}) => staticDirectories),
    ],
    customFields: {site: toSiteSettings(site)},
    presets: [['classic', createPresetOptions(site, features)]],
    plugins: [...features.flatMap(({plugins}) => plugins), generate, thirdPartyLicences],
    themeConfig: createThemeConfig(site, features),
  };
}

export default (): Promise<Config> => createConfig();
