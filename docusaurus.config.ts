import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {homeFacts} from './src/plugins/home-facts';
import type {PrismTheme} from 'prism-react-renderer';
import {calmPrefetch} from './src/plugins/calm-prefetch';
import {codeFiles} from './src/plugins/code-files';
import {generate} from './src/plugins/generate';
import {generatedModules} from './src/plugins/generated-modules';
import {guideFacts} from './src/plugins/guide-facts';
import {knownAddresses} from './src/plugins/known-addresses';
import {leanRegistry} from './src/plugins/lean-registry';
import {leanServer} from './src/plugins/lean-server';
import {leanStyles} from './src/plugins/lean-styles';
import {loadFailure} from './src/plugins/load-failure';
import {mapEngine} from './src/plugins/map-engine';
import {noticeStyles} from './src/plugins/notice-styles';
import {offline} from './src/plugins/offline';
import {ownHighlighting} from './src/plugins/own-highlighting';
import {ownSignInTexts} from './src/plugins/own-sign-in-texts';
import {parseFrontMatter, remarkPageRules} from './src/plugins/page-rules';
import {pageScripts} from './src/plugins/page-scripts';
import {pageTexts} from './src/plugins/page-texts';
import {paintFirst} from './src/plugins/paint-first/template';
import {referenceHome} from './src/plugins/reference-home';
import {referenceLanguage} from './src/plugins/reference-language';
import {referenceTheme} from './src/plugins/reference-theme';
import {roomStyles} from './src/plugins/room-styles';
import {shortNames} from './src/plugins/short-names';
import {shortTasks} from './src/plugins/short-tasks';
import {smallHelpers} from './src/plugins/small-helpers';
import {remarkSamples} from './src/plugins/samples/remarkSamples';
import {createAnnouncement} from './src/site/theme-config/announcement';
import {createFooter} from './src/site/theme-config/footer';
import {currentLanguage, i18n} from './src/site/i18n';
import {isReferenceOnly} from './src/site/isReferenceOnly';
import {loadSiteConfig, toSiteSettings} from './src/site/config/loadSiteConfig';
import {createSwcLoader} from './src/site/swcLoader';
import {createNavbar} from './src/site/theme-config/navbar';
import {thirdPartyLicenses} from './src/plugins/third-party-licenses';
import type {SiteConfig} from './src/site/types';

/** v4 behaviour, Docusaurus Faster included; but storage keys stay without a site's prefix: `theme`, `docusaurus.announcement.id`. */
const future: Config['future'] = {
  // Meanwhile the other processors make the texts of the pages: see src/plugins/page-texts.
  // SWC is the loader below.
  faster: {ssgWorkerThreads: false, swcJsLoader: false},
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
  beforeDefaultRemarkPlugins: [[remarkPageRules, {siteDir: __dirname}]],
} satisfies Partial<DocsOptions>;

function createPresetOptions(site: SiteConfig): Options {
  return {
    docs: site.navigation.docs && {
      ...pageRules,
      routeBasePath: 'docs',
      ...(hasTutorial(site)
        ? {sidebarPath: './sidebars.ts'}
        : {sidebarPath: './src/guide/readersSidebars.ts', exclude: [...ignoredPages, 'tutorial/**']}),
      remarkPlugins: [codeFiles, [remarkSamples, {siteDir: __dirname}]],
      editUrl: site.editUrl ?? undefined,
      showLastUpdateTime: true,
      // What stands in docs/ is the present version and keeps /docs; those cut before it move to /docs/<version>.
      lastVersion: 'current',
      versions: {current: {label: site.docsVersion}},
      onInlineTags: 'throw',
    },
    blog: site.navigation.blog ? createBlogOptions(site) : false,
    pages: {...pageRules, exclude: [...ignoredPages, ...closedPages(site)]},
    theme: {
      customCss: ['fonts', 'custom', 'buttons', 'controls', 'shell'].map((name) => `./src/css/${name}.css`),
    },
    sitemap: {lastmod: null, changefreq: null, priority: null},
  };
}

/** What the pages plugin leaves out by itself: an own list replaces it. */
const ignoredPages = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** Whether the docs have the tutorial for those who write them. */
const hasTutorial = ({navigation}: SiteConfig): boolean => navigation.tutorial ?? true;

/** The pages of areas that are switched off. */
function closedPages({navigation}: SiteConfig): string[] {
  return [
    ...(navigation.dashboard ? [] : ['dashboard.tsx']),
    ...(navigation.admin ? [] : ['admin/**']),
    ...(isReferenceOnly(navigation) ? ['index.tsx'] : []),
  ];
}

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

/** The API reference: a docs instance of its own, so that no guide downloads what only an operation needs. */
const createReferenceDocs = (site: SiteConfig): PluginConfig[] => [
  referenceLanguage,
  [
    '@docusaurus/plugin-content-docs',
    {
      id: 'reference',
      path: '.generated/reference',
      include: ['pages/*.mdx'],
      routeBasePath: 'api',
      sidebarPath: './src/reference/sidebars.ts',
      docItemComponent: '@theme/ApiItem',
      versions: {current: {label: site.docsVersion}},
    } satisfies Partial<DocsOptions>,
  ],
];
const referenceThemes: PluginConfig[] = [referenceTheme];

/**
 * The colours of code are variables of `src/css/custom.css`: both modes are right before any script runs. A colour here
 * would be written into the HTML of each block as a `style`, which the content security policy forbids.
 */
const codeTheme: PrismTheme = {plain: {}, styles: []};

function createThemeConfig(site: SiteConfig): ThemeConfig {
  return {
    image: site.socialCard,
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: createAnnouncement(site, currentLanguage(site.baseUrl)),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: createNavbar(site),
    footer: createFooter(site),
    prism: {theme: codeTheme},
  } as ThemeConfig;
}

export default async function createConfig(): Promise<Config> {
  const site = await loadSiteConfig(__dirname);
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    favicon: site.favicon,
    ssrTemplate: paintFirst,
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
    staticDirectories: ['static', '.generated/static'],
    customFields: {site: toSiteSettings(site)},
    presets: [['classic', createPresetOptions(site)]],
    plugins: [
      generate,
      generatedModules,
      calmPrefetch,
      isReferenceOnly(site.navigation) ? referenceHome : homeFacts,
      ...(site.navigation.docs ? [guideFacts] : []),
      leanRegistry,
      leanServer,
      leanStyles,
      loadFailure,
      knownAddresses,
      mapEngine,
      noticeStyles,
      ...(site.offline ? [offline] : []),
      ownHighlighting,
      ownSignInTexts,
      pageScripts,
      pageTexts,
      roomStyles,
      shortNames,
      shortTasks,
      smallHelpers,
      thirdPartyLicenses,
      ...createReferenceDocs(site),
    ],
    themes: [...referenceThemes],
    themeConfig: createThemeConfig(site),
  };
}
