import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guides: [
    {type: 'doc', id: 'index', label: 'Start here'},
    {type: 'link', href: '/api/', label: 'API Reference'},
    {type: 'link', href: '/docs/tags', label: 'Tags'},
  ],
};

export default sidebars;
