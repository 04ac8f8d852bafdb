import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {FooterLink} from '../feature';
import {paths} from '../paths';
import type {SiteConfig} from '../types';

/**
 * The footer of the site: link columns, the mark and the copyright line.
 *
 * @param more links to pages that features bring
 */
export function createFooter(site: SiteConfig, more: readonly FooterLink[]): ThemeConfig['footer'] {
  const {navigation} = site;
  return {
    logo: {alt: site.logo.alt, src: site.logo.src, href: paths.home, width: 40, height: 40},
    links: [
      {
        title: site.company,
        items: [
          {label: site.footer.label, href: site.footer.link},
          {label: 'Support', href: `mailto:${site.support.email}`},
        ],
      },
      {
        title: 'Build',
        items: [
          ...(navigation.docs ? [{label: 'Guides', to: paths.guides}] : []),
          ...(navigation.api ? [{label: 'API Reference', to: paths.api}] : []),
          ...more,
          ...(site.offline ? [{label: 'Read offline', to: paths.offline}] : []),
        ],
      },
      {
        title: 'Legal',
        items: [
          {label: 'Privacy Policy', to: paths.privacy},
          {label: 'Terms of Service', to: paths.terms},
          // A file that the build writes, no page.
          {label: 'Third-party licences', to: 'pathname:///third-party-licenses.txt'},
        ],
      },
    ],
    copyright: site.copyright,
  };
}
