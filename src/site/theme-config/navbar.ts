import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {paths} from '../paths';
import type {SiteConfig} from '../types';

/** The navbar of the site, from its navigation flags. */
export function createNavbar(site: SiteConfig): ThemeConfig['navbar'] {
  return {
    title: site.title,
    // The title stands beside it: a screen reader need not say it twice.
    logo: {alt: '', src: site.logo.src, width: 28, height: 28},
    hideOnScroll: true,
    items: [...leftItems(site), ...rightItems(site)],
  };
}

function leftItems({navigation}: SiteConfig): NavbarItem[] {
  return [
    ...when(navigation.docs, {
      to: paths.guides,
      label: 'Guides',
      position: 'left',
      // The landing of the docs and their tags belong to it as well.
      activeBasePath: paths.docs,
    }),
    ...when(navigation.api, {to: paths.api, label: 'API Reference', position: 'left'}),
    ...when(navigation.dashboard, {to: paths.dashboard, label: 'Dashboard', position: 'left'}),
    ...when(navigation.blog, {to: paths.blog, label: 'Blog', position: 'left'}),
  ];
}

function rightItems({navigation, api}: SiteConfig): NavbarItem[] {
  return [
    // What appears only for some stands first in its group: when it appears, nothing to its right moves.
    ...when(navigation.dashboard, {type: 'custom-signedInAs', position: 'right'}),
    ...when(navigation.admin, {type: 'custom-adminMenu', position: 'right'}),
    // Whoever looks at flights and fires here must know that nobody flies and nothing burns.
    ...when(
      api.servers.some(({inPage}) => inPage),
      {to: paths.sandbox, label: 'Invented data', className: 'navbar__invented', position: 'right'},
    ),
    {
      type: 'docsVersionDropdown',
      // The version of the guides is the contract's; without guides the reference tells it.
      ...(navigation.docs ? {} : {docsPluginId: 'reference'}),
      position: 'right',
      // The contract of this version belongs beside its number, and makes a menu of the single version.
      dropdownItemsAfter: [
        {label: 'OpenAPI description (YAML)', href: 'pathname:///openapi.yaml'},
        {label: 'OpenAPI description (JSON)', href: 'pathname:///openapi.json'},
      ],
    },
    {type: 'localeDropdown', position: 'right'},
    ...when(navigation.dashboard, {type: 'custom-personMenu', position: 'right'}),
  ];
}

function when(isOn: boolean, item: NavbarItem): NavbarItem[] {
  return isOn ? [item] : [];
}
