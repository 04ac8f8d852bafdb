import siteConfig from './siteConfig';

const context = {siteConfig};

/** Stands in for the context of the site, which the whole portal provides. */
export default function useDocusaurusContext() {
  return context;
}
