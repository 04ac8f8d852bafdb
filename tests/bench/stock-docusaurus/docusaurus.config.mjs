/**
 * The stock theme on the same contract, set up as its README says: what `npm run bench` builds beside the portal.
 * The pages under docs/api are generated.
 *
 * @type {import('@docusaurus/types').Config}
 */
export default {
  title: 'Stock',
  url: 'https://stock.example.com',
  baseUrl: '/',
  future: {v4: true},
  onBrokenLinks: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {docItemComponent: '@theme/ApiItem', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {},
        sitemap: {},
      },
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: {
          platform: {
            specPath: '../../../.generated/openapi.json',
            outputDir: 'docs/api/generated',
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
          },
        },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: {navbar: {title: 'Stock'}},
};
