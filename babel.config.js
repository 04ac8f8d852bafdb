// `docusaurus write-translations` reads the site's texts with it. Bundles are compiled by SWC: src/site/swcLoader.ts.
export default {
  presets: ['@docusaurus/babel/preset'],
};
