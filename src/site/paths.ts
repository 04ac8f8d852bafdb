/** Where the portal's own pages stand, below the path that the site is served under. */
export const paths = {
  home: '/',
  docs: '/docs',
  /** Where the start page offers the sandbox; its heading has this name. */
  sandboxDownload: '/docs#start-the-sandbox',
  guides: '/docs/guides',
  errors: '/docs/errors',
  api: '/api/',
  blog: '/blog',
  changelog: '/changelog',
  changelogFeed: '/changelog/rss.xml',
  dashboard: '/dashboard',
  /** The panel of who is signed in. */
  account: '/dashboard?panel=account',
  adminDashboard: '/admin/AdminDashboard',
  adminUsers: '/admin/Users',
  adminCollections: '/admin/Collections',
  flightPlanReport: '/admin/FlightPlanReport',
  logout: '/logout',
  offline: '/offline',
  sandbox: '/sandbox',
  privacy: '/privacy',
  terms: '/terms',
} as const;
