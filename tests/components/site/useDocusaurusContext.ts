import siteConfig from './siteConfig';

const context = {siteConfig, i18n: {currentLocale: 'en'}};

/** Stands in for the context of the site, which the whole portal provides. */
export default function useDocusaurusContext() {
  return context;
}
