import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

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

/** A part of the tutorial for writers, listed at the address of its folder. */
function part(label: string, folder: string, description: string, pages: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    description,
    collapsed: false,
    link: {type: 'generated-index' as const, title: label, slug: `/tutorial/${folder}`, description},
    items: pages.map((page) => `tutorial/${folder}/${page}`),
  };
}

/** A heading over what belongs together; it folds nothing away. */
function group(label: string, items: Items) {
  return {type: 'category' as const, label, collapsible: false, items};
}

/** Pages about errors, those that most people meet first. */
const platformErrors = [
  'credentials-missing',
  'credentials-ended',
  'access-denied',
  'required-value',
  'wrong-form',
  'wrong-type',
  'unknown-value',
  'unknown-field',
  'out-of-range',
  'wrong-count',
  'unreadable-time',
  'broken-geometry',
  'properties-too-large',
  'account-full',
  'format-without-webhook',
  'webhook-failed',
  'body-not-json',
  'wrong-media-type',
  'body-too-large',
  'not-found',
  'nothing-there',
  'no-such-path',
  'malformed-request',
  'error-in-a-list',
  'too-many-requests',
  'server-error',
] as const;

const identityErrors = [
  'sign-in-rejected',
  'wrong-code',
  'password-policy',
  'account-exists',
  'account-not-ready',
  'session-over',
  'too-many-attempts',
  'passkey',
  'identity-request',
  'signed-request',
  'identity-configuration',
] as const;

const portalErrors = ['no-response', 'page-crashed', 'storage-unavailable', 'portal-configuration'] as const;

/** What one part of the platform shows. */
function errorGroup(label: string, pages: readonly string[]) {
  return {type: 'category' as const, label, items: pages.map((page) => `errors/${page}`)};
}

const sidebars: SidebarsConfig = {
  guides: [
    group('Start', [
      {type: 'doc', id: 'index', label: 'Start here'},
      {type: 'doc', id: 'guides/index', label: 'All guides'},
      'guides/intro',
      'guides/quickstarts',
      'guides/Authentication',
      'guides/production',
    ]),
    group('Follow', [
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
    ]),
    group('Plan', ['guides/flights/post']),
    group('See', ['guides/dashboard', 'guides/administration', 'guides/map/tiles', 'guides/WIPT/bitmap']),
    group('Reference', [
      {type: 'link', href: '/api/', label: 'API Reference'},
      'guides/recipes',
      'guides/limits',
      'guides/web-pages',
      'guides/scope',
      'glossary',
      'guides/agents',
      'guides/assistants',
      'guides/workflows',
      'guides/generate-a-client',
      {type: 'link', href: '/docs/tags', label: 'Tags'},
    ]),
    {
      type: 'category',
      label: 'Errors',
      link: {type: 'doc', id: 'errors/index'},
      items: [
        errorGroup('API', platformErrors),
        errorGroup('API keys', ['key-not-active']),
        errorGroup('Signing in', identityErrors),
        errorGroup('Portal', portalErrors),
      ],
    },
    {type: 'link', href: '/docs/tutorial', label: 'Write for this portal', className: 'menu-last'},
  ],
  // For those who write the portal, not for those who read it: a sidebar of its own.
  tutorial: [
    {
      type: 'category',
      label: 'Write for this portal',
      collapsible: false,
      link: {
        type: 'generated-index',
        title: 'Write for this portal',
        slug: '/tutorial',
        description:
          'For the people who write this portal: from a first page to a published site, step by step.',
      },
      items: [
        'tutorial/intro',
        part('Basics', 'basics', 'Add a page, a document and a post, and put the portal on a host.', [
          'create-a-page',
          'create-a-document',
          'create-a-blog-post',
          'markdown-features',
          'deploy-your-site',
          'congratulations',
        ]),
        part('Extras', 'extras', 'Keep older versions of the documents, and speak another language.', [
          'manage-docs-versions',
          'translate-your-site',
        ]),
      ],
    },
  ],
};

export default sidebars;
