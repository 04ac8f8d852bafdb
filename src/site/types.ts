/**
 * The shape of `site.config.ts`, the one file a provider edits to make this portal theirs.
 * Everything here travels to the browser as JSON: no functions, no dates, no secrets.
 */
export interface SiteConfig {
  /** Name of the product, shown in the navbar, the browser tab and the footer. */
  title: string;
  /** One sentence under the title on the home page and in search results. */
  tagline: string;
  /** Public origin of the portal, without a path: canonical links and the sitemap use it. */
  url: string;
  /** Path the portal is served under; begins and ends with a slash. */
  baseUrl: string;
  /** Icon of the browser tab, relative to `static/`. */
  favicon: string;
  /** Mark in navbar and footer; `src` is relative to `static/`. */
  logo: {alt: string; src: string};
  /** Picture shown when a page is shared (PNG or JPEG, 1200 × 630), relative to `static/`. */
  socialCard: string;
  /** How the site is kept for reading without a network, and installed; null offers neither. */
  offline: OfflineSettings | null;
  navigation: NavigationFlags;
  /** Legal name of the provider. */
  company: string;
  /** First link of the footer: the provider's own website. */
  footer: {label: string; link: string};
  /** Copyright line of the footer. */
  copyright: string;
  /** Where developers ask for help. */
  support: Contact;
  /** Where people ask about their data. */
  privacy: Contact;
  /** Postal address of the provider, one line per entry. */
  postalAddress: string[];
  /** Where guides and operations send what readers say of them. Left out: they ask nothing. */
  feedback?: FeedbackSettings | undefined;
  /** OpenAPI description the reference is made from, relative to this file. */
  apiDescription: string;
  /**
   * Servers a request can be sent to. In the reference the first is chosen at first, in guides the first with a
   * `demoKey`.
   */
  api: {
    servers: ApiServer[];
    /**
     * Ids of the groups whose members the platform lets create custom flight restrictions. The platform decides; the
     * table of rights says so. Left out: the table leaves the operation out as well.
     */
    restrictionAuthors?: string[];
  };
  /**
   * The portal service, by which people create, rotate and revoke their API keys (api/portal.yaml). Left out: the
   * portal shows people their keys, and says whom to ask for one.
   */
  portalService?: {
    /** Origin (and base path), without a trailing slash. */
    url: string;
  };
  /** The provider's own base map; left out, maps lie on the one that the portal includes. */
  map?: MapSettings;
  tenantPattern: TenantPattern;
  groups: GroupMap;
  identity: IdentitySettings;
  /** Path prefixes that demand sign-in besides the dashboard and the administration; `['/']` closes all. */
  protectedPrefixes: string[];
  /** Dismissible line above the navbar; a new `id` shows it again to those who dismissed the old one. */
  announcement: Announcement | null;
  /** Folder of the sources in the provider's repository browser; null leaves out "Edit this page". */
  editUrl: string | null;
}

/** Which areas the navbar and the footer offer. */
export interface NavigationFlags {
  docs: boolean;
  api: boolean;
  dashboard: boolean;
  admin: boolean;
  blog: boolean;
  /** "Write for this portal", the tutorial for those who write it, among the docs; it is there when left out. */
  tutorial?: boolean;
}

export interface Contact {
  email: string;
}

/** Who receives what readers say of a page: a service, or a mailbox, to which the reader sends a prepared mail. */
export type FeedbackSettings =
  | {
      /** Takes `POST` of `{page, isHelpful, reasons, comment?}` as JSON, as `/sandbox/feedback` of the sandbox does. */
      endpoint: string;
      /**
       * Whether it also lists what it received (`GET`) and deletes entries (`DELETE` of `/{id}`) for administrators, who send
       * their access token: then the administration shows them. Left out: no.
       */
      isListed?: boolean;
    }
  | {email: string};

export interface ApiServer {
  /** Label in the server chooser. */
  name: string;
  /** Origin (and base path) of the platform API, without a trailing slash. */
  url: string;
  /** A key that anyone may use on this server, as a sandbox has one: samples and explorer offer it. Not a secret. */
  demoKey?: string;
  /**
   * Whether the sandbox in the reader's browser answers what is sent there, where no program does. One server at most: the
   * sandbox that programs reach at this address. Identity and portal service at the same address are answered with it.
   */
  inPage?: boolean;
  /**
   * Whether it knows the accounts of this portal, so that their API keys and sign-ins may be sent to it. Left out:
   * where `identity.endpoints` is given, the servers of that origin; else every server without a `demoKey`.
   */
  acceptsAccounts?: boolean;
}

/** A base map of the provider's, in place of the offline one. Without it, or when it cannot be loaded, that one serves. */
export interface MapSettings {
  /** Address of a style in MapLibre's style specification. Its names are drawn in the fonts of the page. */
  style: string;
  /** Whose data it shows, as its licence asks; stands beneath each map. */
  attribution: string;
  /** Origins that its tiles and pictures come from, where they are not the style's own: the content security policy names them. */
  origins?: string[];
}

/** The group of a user that begins with `prefix`, and is not an exception, names the user's tenant. */
export interface TenantPattern {
  prefix: string;
  exceptions: string[];
}

/** Ids of identity groups by what they give access to. Code uses these keys, never the ids. */
export interface GroupMap {
  /** Opens the administration pages of the portal: `isAdmin`. */
  developerAdmins: string;
  /** Opens the developer portal. */
  developerUsers: string;
  /** Opens every dashboard panel, but no administration page. */
  dashboardAdmins: string;
  /** General dashboard users, by the panel each group opens. */
  dashboard: {
    users: string;
    devices: string;
    locations: string;
    paths: string;
    route: string;
    routeIntersect: string;
    weatherAlerts: string;
    weatherForecast: string;
    weatherThreshold: string;
  };
  /** Groups that are granted one by one. */
  separate: {
    fireZones: string;
    flights: string;
    surfaceObservations: string;
    powerLines: string;
    lightning: string;
    traffic: string;
    airTraffic: string;
  };
}

/** The hosted user pool and identity pool that people sign in with. None of this is secret. */
export interface IdentitySettings {
  /** Name of the environment; the administration's overview shows it. */
  environmentName: string;
  /** AWS region of both pools. */
  region: string;
  /** `<region>_<name>`. */
  userPoolId: string;
  userPoolClientId: string;
  /** `<region>:<uuid>`. */
  identityPoolId: string;
  /** Addresses of the services when they are not Amazon's own, as with the sandbox. */
  endpoints?: {userPool: string; identityPool: string};
  /** Hosted sign-in pages; left out when people sign in on the portal's own form alone. */
  oauth?: OAuthSettings;
  /**
   * Whether the identity pool gives AWS credentials to people who have not signed in, for what a provider adds to the
   * pages; as the pool's guest access says. A guest's identity becomes the person's at their first sign-in. Left out: no.
   */
  allowGuestAccess?: boolean;
  /** Stores tokens in cookies instead of the browser's local storage. */
  cookie?: CookieSettings;
  /** Least number of characters of a password, as the pool's policy says; at least 6, which it is when left out. */
  passwordMinimumLength?: number;
  /** What a sign-in may begin with, as the pool's sign-in policy says. A pool always offers the password. */
  firstFactors: FirstFactor[];
}

/** The identity settings with the identity library's defaults where `site.config.ts` says nothing. */
export type CheckedIdentitySettings = IdentitySettings & {
  passwordMinimumLength: number;
  cookie?: CookieSettings & {expiresDays: number};
};

/** A site configuration that `checkSiteConfig` has checked and completed. */
export type CheckedSiteConfig = SiteConfig & {identity: CheckedIdentitySettings};

/** A site configuration with what the API description says of itself. */
export type LoadedSiteConfig = CheckedSiteConfig & {
  /** Version of the documentation: that of the API description. */
  docsVersion: string;
};

/** The password, a passkey of the person's device, or a code that is sent to the person. */
export type FirstFactor = 'password' | 'passkey' | 'emailCode' | 'smsCode';

export interface OAuthSettings {
  /** Host name of the hosted pages, without a protocol. */
  domain: string;
  redirectSignIn: string[];
  redirectSignOut: string[];
  responseType: 'code' | 'token';
  scopes: string[];
}

export interface CookieSettings {
  domain: string;
  path: string;
  /** Days until the browser forgets a token; 365 when left out. */
  expiresDays?: number;
  sameSite: 'strict' | 'lax' | 'none';
  secure: boolean;
}

/** The site as an app of its own, which opens without a network. */
export interface OfflineSettings {
  /** Name under its icon, at most 12 characters. */
  shortName: string;
  /** Icon, relative to `static/`: PNG, 512 × 512. Systems cut its corners off: nothing that counts within 51 pixels of an edge. */
  icon: string;
  /** Colour behind the icon and of the window's bar, as CSS writes it in hex. */
  colour: string;
}

export interface Announcement {
  id: string;
  /** HTML; links and emphasis. */
  content: string;
  /** The same in further languages, by locale: `{fr: '…'}`. */
  translations?: Record<string, string>;
  isCloseable: boolean;
}

/** The part of the configuration that code in the browser may read; see `useSiteSettings`. */
export type SiteSettings = Omit<
  LoadedSiteConfig,
  'apiDescription' | 'favicon' | 'socialCard' | 'offline' | 'editUrl' | 'announcement'
>;
