import {groupsSchema} from '../../src/site/config/groupsSchema';
import type {SiteConfig} from '../../src/site/types';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4010}`;

/** An id for each group that a schema names. */
function boardGroups<Key extends string>({shape}: {shape: Readonly<Record<Key, unknown>>}) {
  const ids = Object.keys(shape).map((key) => [key, `board-${key.toLowerCase()}`]);
  return Object.fromEntries(ids) as Record<Key, string>;
}

/** Another provider's white-label file, different in every field that names somebody. */
const site: SiteConfig = {
  title: 'Kestrelline',
  tagline: 'Every movement, one interface.',
  url: 'https://docs.kestrelline.example',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  logo: {alt: 'Kestrelline', src: 'img/logo.svg'},
  socialCard: 'img/social-card.png',
  offline: {shortName: 'Kestrelline', icon: 'img/app-icon.png', colour: '#0a1420'},
  navigation: {docs: true, api: true, dashboard: true, admin: true, blog: false, tutorial: false},

  company: 'Kestrelline Data GmbH',
  footer: {label: 'kestrelline.example', link: 'https://kestrelline.example'},
  copyright: '© 2025 Kestrelline Data GmbH',
  support: {email: 'hello@kestrelline.example'},
  privacy: {email: 'data-protection@kestrelline.example'},
  postalAddress: ['Kestrelline Data GmbH', 'Speicherstrasse 9', '20457 Hamburg', 'Germany'],

  feedback: {email: 'docs@kestrelline.example'},

  apiDescription: 'api/openapi.yaml',
  api: {
    servers: [
      // Production first, as the README asks for.
      {name: 'Live', url: 'https://api.kestrelline.example'},
      {name: 'Trial', url: sandbox, demoKey: 'sandbox-developer-key'},
    ],
  },

  tenantPattern: {prefix: 'client-', exceptions: []},
  groups: {
    developerAdmins: 'portal-admins',
    developerUsers: 'portal-users',
    dashboardAdmins: 'board-admins',
    dashboard: boardGroups(groupsSchema.shape.dashboard),
    separate: boardGroups(groupsSchema.shape.separate),
  },

  identity: {
    environmentName: 'Live',
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Kestrel01',
    userPoolClientId: 'kestrellineportalclient001',
    identityPoolId: 'eu-central-1:00000000-0000-4000-8000-000000000002',
    passwordMinimumLength: 12,
    firstFactors: ['password'],
  },
  // The whole site: `check:brand` looks that nothing of a page stands in its HTML.
  protectedPrefixes: ['/'],

  announcement: null,
  editUrl: null,
};

export default site;
