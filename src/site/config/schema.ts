import * as z from 'zod';
import {identitySchema} from './identitySchema';
import type {CheckedSiteConfig, SiteConfig} from '../types';

// Messages are clauses: `checkSiteConfig.ts` puts the field's name before them and a full stop after them.
const text = z.string().refine((value) => value.trim() !== '', 'is empty: write something');
const groupId = text.regex(
  /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u,
  'is not a group id: use 1 to 128 characters without spaces',
);
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

/** Checks what `SiteConfig` promises; unknown fields are refused, for they are mostly spelling mistakes. */
export const siteConfigSchema: z.ZodType<CheckedSiteConfig, SiteConfig> = z.strictObject({
  title: text,
  tagline: text,
  url: origin(' and put the path in baseUrl'),
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'must begin and end with a slash'),
  favicon: staticFile,
  logo: z.strictObject({alt: text, src: staticFile}),
  socialCard: staticFile.regex(
    /\.(png|jpe?g)$/,
    'must be a PNG or JPEG file: the services that show it read nothing else',
  ),
  offline: z
    .strictObject({
      shortName: text.max(12, 'is too long: the names under icons have room for 12 characters'),
      icon: staticFile.regex(/\.png$/, 'must be a PNG file, 512 × 512 pixels'),
      colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour: write one like #0a1420'),
    })
    .nullable(),
  navigation: z.strictObject({
    docs: z.boolean(),
    api: z.boolean(),
    dashboard: z.boolean(),
    admin: z.boolean(),
    blog: z.boolean(),
    tutorial: z.boolean().optional(),
  }),
  company: text,
  footer: z.strictObject({label: text, link: webAddress}),
  copyright: text,
  support: z.strictObject({email}),
  privacy: z.strictObject({email}),
  postalAddress: z.array(text).min(1, 'is empty: give at least one line'),
  feedback: z
    .union(
      [z.strictObject({endpoint: serverUrl, isListed: z.boolean().optional()}), z.strictObject({email})],
      'must be {endpoint: a web address without a slash at its end}, with isListed if it lists what it received, or {email}',
    )
    .optional(),
  apiDescription: text.regex(/\.(ya?ml|json)$/, 'must name a YAML or JSON file'),
  api: z.strictObject({
    servers: z
      .array(
        z.strictObject({
          name: text,
          url: serverUrl,
          demoKey: text.optional(),
          inPage: z.boolean().optional(),
          acceptsAccounts: z.boolean().optional(),
        }),
      )
      .min(1, 'is empty: give at least one server')
      .refine(hasDistinctNames, 'has two servers of the same name: give each its own'),
    restrictionAuthors: z.array(groupId).optional(),
  }),
  portalService: z.strictObject({url: serverUrl}).optional(),
  map: z
    .strictObject({
      style: webAddress,
      attribution: text,
      origins: z.array(origin(', such as https://tiles.example.com')).optional(),
    })
    .optional(),
  tenantPattern: z.strictObject({prefix: text, exceptions: z.array(groupId)}),
  groups: z.strictObject({
    developerAdmins: groupId,
    developerUsers: groupId,
    dashboardAdmins: groupId,
    dashboard: z.strictObject({
      users: groupId,
      devices: groupId,
      locations: groupId,
      paths: groupId,
      route: groupId,
      routeIntersect: groupId,
      weatherAlerts: groupId,
      weatherForecast: groupId,
      weatherThreshold: groupId,
    }),
    separate: z.strictObject({
      fireZones: groupId,
      flights: groupId,
      surfaceObservations: groupId,
      powerLines: groupId,
      lightning: groupId,
      traffic: groupId,
      airTraffic: groupId,
    }),
  }),
  identity: identitySchema,
  protectedPrefixes: z.array(pathPrefix),
  announcement: z
    .strictObject({
      id: text,
      content: text,
      translations: z.record(z.string(), text).optional(),
      isCloseable: z.boolean(),
    })
    .nullable(),
  editUrl: webAddress.nullable(),
});

function hasDistinctNames(servers: {name: string}[]): boolean {
  return new Set(servers.map((server) => server.name)).size === servers.length;
}
