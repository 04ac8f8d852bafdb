import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The sidebar of a site without the tutorial for its writers: `navigation.tutorial` of site.config. */
const readersSidebars: SidebarsConfig = {
  guides: (sidebars.guides as Items).filter(
    (item) => !(typeof item === 'object' && item.type === 'link' && item.href === '/docs/tutorial'),
  ),
};

export default readersSidebars;
