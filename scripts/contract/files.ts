/** Where everything that is made from the contracts is written, relative to the repository's root. None is committed. */
export const contractFiles = {
  /** For the sandbox, the reference generator and the tests. */
  json: '.generated/openapi.json',
  /** Downloads of the site: `.generated/static` is one of its static folders. */
  staticJson: '.generated/static/openapi.json',
  staticYaml: '.generated/static/openapi.yaml',
  postman: '.generated/static/postman-collection.json',
  /** The contract of the portal service, which no reader downloads. */
  portalServiceJson: '.generated/portal-service.json',
} as const;

/** The contracts' types, which only checks and editors read: twice, since portal and sandbox share no code. */
export const typeFiles = {
  contract: ['src/platform/generated/contract.d.ts', 'sandbox/contract/generated/contract.d.ts'],
  portalService: [
    'src/api-keys/generated/portalService.d.ts',
    'sandbox/contract/generated/portalService.d.ts',
  ],
} as const;

/** The contract of the portal's own backend. A provider names another platform in `site.config.ts`, but not this. */
export const PORTAL_SERVICE = 'api/portal.yaml';

/** The groups of the site configuration, as a module of the sandbox. */
export const GROUPS = 'sandbox/base/generated/groups.ts';
