import type {DocusaurusConfig} from '@docusaurus/types';

/** What decides of a theme's bars. */
interface Bars {
  readonly navbar?: {readonly style?: unknown};
  readonly footer?: {readonly style?: unknown};
}

/** The classes that the theme's scripts name, and no page has: those of looks that the site's settings do not choose. */
export function unconfigured({themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>): ReadonlySet<string> {
  const {navbar, footer} = themeConfig as Bars;
  const looks = {
    'navbar--dark': navbar?.style === 'dark',
    'navbar--primary': navbar?.style === 'primary',
    'footer--dark': footer?.style === 'dark',
  };
  return new Set(Object.entries(looks).flatMap(([name, isChosen]) => (isChosen ? [] : [name])));
}
