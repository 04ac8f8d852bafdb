import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * A series: its pages in order. The address of its folder lists them.
 *
 * @param folder below `docs/guides/`
 * @param description one sentence, shown at the folder's address
 */
function series(label: string, folder: string, description: string, pages: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, title: label, slug: `/guides/${folder}`, description},
    items: pages.map((page) => `guides/${folder}/${page}`),
  };
}

const sidebars: SidebarsConfig = {
  guides: [
    {type: 'doc', id: 'index', label: 'Start here'},
    {type: 'doc', id: 'guides/index', label: 'All guides'},
    'guides/intro',
    'guides/Authentication',
    series(
      'Collections',
      'collections',
      'Give things that belong together a name, and ask about all of them at once.',
      ['intro', 'step1', 'step2'],
    ),
    series(
      'Vehicle telemetry',
      'vehicle-telemetry',
      'Report where vehicles are, replay where they were, and learn what weather lies on their way.',
      ['intro', 'step1', 'step2', 'step3', 'step4'],
    ),
    series(
      'Drone telemetry',
      'drone-telemetry',
      'Report where drones fly, find the airspace that is closed to them, and decide whether a mission may start.',
      ['intro', 'step1', 'step2', 'step3', 'step4'],
    ),
    'guides/flights/post',
    'guides/map/tiles',
    'guides/WIPT/bitmap',
    'glossary',
    {type: 'link', href: '/api/', label: 'API Reference'},
    {type: 'link', href: '/docs/tags', label: 'Tags'},
  ],
};

export default sidebars;
