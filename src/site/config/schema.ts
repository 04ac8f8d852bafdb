import * as z from 'zod';
import {groupId, groupsSchema} from './groupsSchema';
import {identitySchema} from './identitySchema';

// Messages are clauses: `checkSiteConfig.ts` puts the field's name before them and a full stop after them.
const text = z.string().refine((value) => value.trim() !== '', 'is empty: write something');
const email = z.email('is not an email address: write one like support@example.com');
const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'is not a web address: begin it with https:// or http://',
  );
/** @param advice - continues the message: where the path belongs, or what an origin looks like. */
const origin = (advice: string) =>
  webAddress.refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    `has a path: write the origin alone${advice}`,
  );
const serverUrl = webAddress.refine(
  (value) => !value.endsWith('/'),
  'ends with a slash: remove it, paths begin with one',
);
const staticFile = text.refine(
  (value) => !value.startsWith('/') && !/^\w+:/.test(value),
  'must be a path inside static/ without a leading slash, like img/logo.svg',
);
const pathPrefix = z.string().startsWith('/', 'must begin with a slash');

/**
 * The shape of `site.config.ts`, the one file a provider edits to make this portal theirs, and its rules; the types in
 * `types.ts` follow. Everything here travels to the browser as JSON: no functions, no dates, no secrets. Unknown fields
 * are refused, for they are mostly spelling mistakes.
 */
export const siteConfigSchema = z.strictObject({
  /** Name of the product, shown in the navbar, the browser tab and the footer. */
  title: text,
  /** One sentence under the title on the home page and in search results. */
  tagline: text,
  /** Public origin of the portal, without a path: canonical links and the sitemap use it. */
  url: origin(' and put the path in baseUrl'),
  /** Path the portal is served under; begins and ends with a slash. */
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'must begin and end with a slash'),
  /** Icon of the browser tab, relative to `static/`. */
  favicon: staticFile,
  /** Mark in navbar and footer; `src` is relative to `static/`. */
  logo: z.strictObject({alt: text, src: staticFile}),
  /** Picture shown when a page is shared (PNG or JPEG, 1200 × 630), relative to `static/`. */
  socialCard: staticFile.regex(
    /\.(png|jpe?g)$/,
    'must be a PNG or JPEG file: the services that show it read nothing else',
  ),
  /**
   * The site as an app of its own, which opens without a network: how it is kept for that, and installed; null offers
   * neither.
   */
  offline: z
    .strictObject({
      /** Name under its icon, at most 12 characters. */
      shortName: text.max(12, 'is too long: the names under icons have room for 12 characters'),
      /**
       * Icon, relative to `static/`: PNG, 512 × 512. Systems cut its corners off: nothing that counts within 51 pixels
       * of an edge.
       */
      icon: staticFile.regex(/\.png$/, 'must be a PNG file, 512 × 512 pixels'),
      /** Colour behind the icon and of the window's bar, as CSS writes it in hex. */
      colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour: write one like #0a1420'),
    })
    .nullable(),
  /** Which areas the navbar and the footer offer. */
  navigation: z.strictObject({
    docs: z.boolean(),
    api: z.boolean(),
    dashboard: z.boolean(),
    admin: z.boolean(),
    blog: z.boolean(),
    /** "Write for this portal", the tutorial for those who write it, among the docs; it is there when left out. */
    tutorial: z.boolean().optional(),
  }),
  /** Legal name of the provider. */
  company: text,
  /** First link of the footer: the provider's own website. */
  footer: z.strictObject({label: text, link: webAddress}),
  /** Copyright line of the footer. */
  copyright: text,
  /** Where developers ask for help. */
  support: z.strictObject({email}),
  /** Where people ask about their data. */
  privacy: z.strictObject({email}),
  /** Postal address of the provider, one line per entry. */
  postalAddress: z.array(text).min(1, 'is empty: give at least one line'),
  /**
   * Who receives what readers say of guides and operations. A mailbox receives a prepared mail of the reader's. A
   * service takes `POST` of `{page, isHelpful, reasons, comment?}` as JSON, as `/sandbox/feedback` of the sandbox
   * does. With `isListed` it also lists what it received (`GET`) and deletes entries (`DELETE` of `/{id}`) for
   * administrators, who send their access token. Left out: they ask nothing.
   */
  feedback: z
    .union(
      [z.strictObject({endpoint: serverUrl, isListed: z.boolean().optional()}), z.strictObject({email})],
      'must be {endpoint: a web address without a slash at its end}, with isListed if it lists what it received, or {email}',
    )
    .optional(),
  /** OpenAPI description the reference is made from, relative to this file. */
  apiDescription: text.regex(/\.(ya?ml|json)$/, 'must name a YAML or JSON file'),
  /**
   * Servers a request can be sent to. In the reference the first is chosen at first, in guides the first with a
   * `demoKey`.
   */
  api: z.strictObject({
    servers: z
      .array(
        z.strictObject({
          /** Label in the server chooser. */
          name: text,
          /** Origin (and base path) of the platform API, without a trailing slash. */
          url: serverUrl,
          /**
           * A key that anyone may use on this server, as a sandbox has one: samples and explorer offer it. Not a
           * secret.
           */
          demoKey: text.optional(),
          /**
           * Whether the sandbox in the reader's browser responds to what is sent there, where no program does. One
           * server at most: the sandbox that programs reach at this address. Identity and portal service at the same
           * address respond with it.
           */
          inPage: z.boolean().optional(),
          /**
           * Whether it knows the accounts of this portal, so that their API keys and sign-ins may be sent to it. Left
           * out: where `identity.endpoints` is given, the servers of that origin; else every server without a
           * `demoKey`.
           */
          acceptsAccounts: z.boolean().optional(),
        }),
      )
      .min(1, 'is empty: give at least one server')
      .refine(hasDistinctNames, 'has two servers of the same name: give each its own'),
    /**
     * Ids of the groups whose members the platform lets create custom flight restrictions. The platform decides; the
     * table of rights says so. Left out: the table leaves the operation out as well, and the sandbox lets administrators
     * of portal and dashboard.
     */
    restrictionAuthors: z.array(groupId).optional(),
  }),
  /**
   * The portal service, by which people create, rotate and revoke their API keys (api/portal.yaml): origin (and base
   * path). Left out: the portal shows people their keys, and says whom to ask for one.
   */
  portalService: z.strictObject({url: serverUrl}).optional(),
  /**
   * The provider's own base map; without it, or when it cannot be loaded, maps lie on the one that the portal
   * includes.
   */
  map: z
    .strictObject({
      /** Address of a style in MapLibre's style specification. Its names are drawn in the fonts of the page. */
      style: webAddress,
      /** Whose data it shows, as its licence asks; stands beneath each map. */
      attribution: text,
      /**
       * Origins that its tiles and pictures come from, where they are not the style's own: the content security policy
       * names them.
       */
      origins: z.array(origin(', such as https://tiles.example.com')).optional(),
    })
    .optional(),
  /** The group of a user that begins with `prefix`, and is not an exception, names the user's tenant. */
  tenantPattern: z.strictObject({prefix: text, exceptions: z.array(groupId)}),
  groups: groupsSchema,
  /** The hosted user pool and identity pool that people sign in with. None of this is secret. */
  identity: identitySchema,
  /** Path prefixes that demand sign-in besides the dashboard and the administration; `['/']` closes all. */
  protectedPrefixes: z.array(pathPrefix),
  /**
   * Dismissible line above the navbar; a new `id` shows it again to those who dismissed the old one. null shows none.
   */
  announcement: z
    .strictObject({
      id: text,
      /** HTML; links and emphasis. */
      content: text,
      /** The same in further languages, by locale: `{fr: '…'}`. */
      translations: z.record(z.string(), text).optional(),
      isCloseable: z.boolean(),
    })
    .nullable(),
  /** Folder of the sources in the provider's repository browser; null leaves out "Edit this page". */
  editUrl: webAddress.nullable(),
});

function hasDistinctNames(servers: {name: string}[]): boolean {
  return new Set(servers.map((server) => server.name)).size === servers.length;
}
