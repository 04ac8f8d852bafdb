import {themes} from 'prism-react-renderer';

/**
 * What `create-docusaurus classic` gives, in small: docs, a blog, a page. The size check measures our pages against
 * this one, built with the same versions, and `npm run bench` its build against ours.
 *
 * @type {import('@docusaurus/types').Config}
 */
export default {
  title: 'My Site',
  tagline: 'Dinosaurs are cool',
  url: 'https://your-docusaurus-site.example.com',
  baseUrl: '/',
  future: {v4: true},
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: {}, blog: {}, theme: {}}]],
  themeConfig: {
    navbar: {
      title: 'My Site',
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: 'Tutorial'},
        {to: '/blog', label: 'Blog', position: 'left'},
      ],
    },
    footer: {style: 'dark', links: [{title: 'Docs', items: [{label: 'Tutorial', to: '/docs/intro'}]}]},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
