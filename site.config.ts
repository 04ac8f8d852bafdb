import type {SiteConfig} from './src/site/types';

/** The sandbox that stands in for the provider's services on a developer's machine. */
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4010}`;

/**
 * The white-label file: edit this, and the picture files it names, and the portal is yours.
 * Every field is explained in `src/site/config/schema.ts`; the build says in a sentence what is wrong or missing.
 */
const site: SiteConfig = {
  title: 'Northing',
  tagline: 'Know where everything is, and what lies ahead of it.',
  url: 'https://developer.northing.example',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  logo: {alt: 'Northing', src: 'img/logo.svg'},
  socialCard: 'img/social-card.png',
  offline: {shortName: 'Northing', icon: 'img/app-icon.png', colour: '#0a1420'},
  navigation: {docs: true, api: true, dashboard: true, admin: true, blog: false},

  company: 'Northing Systems',
  footer: {label: 'northing.example', link: 'https://northing.example'},
  copyright: '© 2025 Northing Systems',
  support: {email: 'developers@northing.example'},
  privacy: {email: 'privacy@northing.example'},
  postalAddress: ['Northing Systems', '41 Chart House Lane', 'Bend, OR 97701', 'United States'],

  feedback: {endpoint: `${sandbox}/sandbox/feedback`, isListed: true},

  apiDescription: 'api/openapi.yaml',
  api: {
    servers: [
      {name: 'Sandbox', url: sandbox, demoKey: 'sandbox-developer-key', inPage: true},
      {name: 'Production', url: 'https://api.northing.example'},
    ],
    restrictionAuthors: ['developer-admins', 'dashboard-admins', 'dashboard-flights'],
  },

  portalService: {url: `${sandbox}/portal`},

  tenantPattern: {prefix: 'tenant-', exceptions: ['tenant-template']},
  groups: {
    developerAdmins: 'developer-admins',
    developerUsers: 'developer-users',
    dashboardAdmins: 'dashboard-admins',
    dashboard: {
      users: 'dashboard-users',
      devices: 'dashboard-devices',
      locations: 'dashboard-locations',
      paths: 'dashboard-paths',
      route: 'dashboard-route',
      routeIntersect: 'dashboard-routeintersect',
      weatherAlerts: 'dashboard-weatheralerts',
      weatherForecast: 'dashboard-weatherforecast',
      weatherThreshold: 'dashboard-weatherthreshold',
    },
    separate: {
      fireZones: 'dashboard-firezones',
      flights: 'dashboard-flights',
      surfaceObservations: 'dashboard-surfaceobservations',
      powerLines: 'dashboard-powerlines',
      lightning: 'dashboard-lightning',
      traffic: 'dashboard-traffic',
      airTraffic: 'dashboard-airtraffic',
    },
  },

  identity: {
    environmentName: 'Prod',
    region: 'us-west-2',
    userPoolId: 'us-west-2_Sandbox01',
    userPoolClientId: 'sandboxportalclient0000001',
    identityPoolId: 'us-west-2:00000000-0000-4000-8000-000000000001',
    endpoints: {
      userPool: `${sandbox}/identity/user-pool`,
      identityPool: `${sandbox}/identity/identity-pool`,
    },
    passwordMinimumLength: 8,
    firstFactors: ['password', 'passkey', 'emailCode'],
  },
  protectedPrefixes: [],

  announcement: {
    id: 'sandbox-2026-11',
    content:
      'Every operation can be tried at once, in a <a href="/docs">sandbox in your browser</a>: no account, no cost.',
    isCloseable: true,
  },
  editUrl: null,
};

export default site;
