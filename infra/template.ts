import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';
import {parse} from 'yaml';
import type {SiteConfig} from '../src/site/types';
import {allowedFirstAuthFactors, authFlows} from './firstFactors';
import {createGroups} from './groups';
import {withSandboxHeaders, type SandboxWorker} from './sandboxHeaders';
import type {PlatformScopes} from './platformScopes';
import type {Template, Value} from './types';

/** The parts of the template, each a file of `template/`. */
const parts = [
  'parameters',
  'user-pool',
  'identity-pool',
  'guests',
  'portal-service',
  'hosting',
  'alarms',
  'outputs',
];

/**
 * The template of one portal: the parts of `template/`, with the groups, the password length, the first factors and the
 * guest access of `site.config.ts`, the code of the functions, and the response headers of the build.
 * @param scopes - what keys can be limited to.
 * @param headers - those settings of CloudFront's response headers policy, as `npm run build` writes them.
 * @param worker - where the sandbox in the page is, and what it may do.
 * @throws Error when the site has no group of administrators, or signs people in by SMS.
 */
export function createTemplate(
  site: SiteConfig,
  scopes: PlatformScopes,
  headers: Readonly<Record<'SecurityHeadersConfig' | 'CustomHeadersConfig', Value>>,
  worker: SandboxWorker,
): Template {
  const [parameters, userPool, identityPool, guests, portalService, hosting, alarms, outputs] =
    parts.map(readPart);
  const resources = {
    ...userPool?.Resources,
    ...createGroups(site),
    ...identityPool?.Resources,
    ...(site.identity.allowGuestAccess && guests?.Resources),
    ...portalService?.Resources,
    ...hosting?.Resources,
    ...alarms?.Resources,
  };
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `${site.title}: user pool, identity pool, static host and alarms of the developer portal`,
    Parameters: parameters?.Parameters ?? {},
    Rules: parameters?.Rules ?? {},
    Conditions: parameters?.Conditions ?? {},
    Resources: withSandboxHeaders(
      fillIn(resources, [
        ['UserPool.Policies.PasswordPolicy.MinimumLength', site.identity.passwordMinimumLength ?? 6],
        ['UserPool.Policies.SignInPolicy.AllowedFirstAuthFactors', allowedFirstAuthFactors(site)],
        ...guestAccess(site),
        ['UserPoolClient.ExplicitAuthFlows', authFlows(site)],
        ['RefuseKeysFunction.Code.ZipFile', readFunction('refuseKeys.js')],
        [
          'PortalServiceFunction.Code.ZipFile',
          readFunction('portalService.js', {PLATFORM_PATHS: scopes.paths.join(' ')}),
        ],
        ['PortalServiceFunction.Environment.Variables.ADMIN_GROUP', site.groups.developerAdmins],
        ['PortalServiceApi.CorsConfiguration.AllowOrigins', [new URL(site.url).origin]],
        ['CleanUrls.FunctionCode', readFile('cleanUrls.js')],
        ['Distribution.DistributionConfig.CustomErrorResponses', [notFoundResponse(site)]],
        ...Object.entries(headers).map(
          ([name, value]) => [`ResponseHeaders.ResponseHeadersPolicyConfig.${name}`, value] as const,
        ),
      ]),
      site,
      worker,
    ),
    Outputs: outputs?.Outputs ?? {},
  };
}

/**
 * The template of the authorizer that checks API keys and their scopes in front of the platform: a stack of its own,
 * beside the platform's REST API.
 */
export function createAuthorizerTemplate({computing}: PlatformScopes): Template {
  const part = readPart('key-authorizer');
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'API keys of the developer portal, checked in front of the platform',
    Parameters: part.Parameters ?? {},
    Rules: {},
    Conditions: {},
    Resources: fillIn(part.Resources ?? {}, [
      [
        'KeyAuthorizerFunction.Code.ZipFile',
        readFunction('keyAuthorizer.js', {COMPUTING_PATHS: computing.join(' ')}),
      ],
    ]),
    Outputs: part.Outputs ?? {},
  };
}

/** The bytes that CloudFormation takes of a template that is not in a bucket. */
export const SIZE_LIMIT = 51_200;

/** A template as a file: a line for each resource, because indentation counts towards the limit. */
export function formatTemplate(template: Template): string {
  const sections = Object.entries(template).map(([name, section]: [string, Value]) => [
    name,
    typeof section === 'string'
      ? JSON.stringify(section)
      : formatEntries(Object.entries(section ?? {}).map(([key, value]) => [key, JSON.stringify(value)])),
  ]);
  return `${formatEntries(sections as [string, string][])}\n`;
}

const formatEntries = (entries: readonly (readonly [name: string, json: string])[]): string =>
  `{\n${entries.map(([name, json]) => `${JSON.stringify(name)}: ${json}`).join(',\n')}\n}`;

/** What lets people in who have not signed in, where the site does. */
const guestAccess = ({identity}: SiteConfig): readonly (readonly [path: string, value: Value])[] =>
  identity.allowGuestAccess
    ? [
        ['IdentityPool.AllowUnauthenticatedIdentities', true],
        ['IdentityPoolRoles.Roles.unauthenticated', {'Fn::GetAtt': ['PortalGuestRole', 'Arn']}],
      ]
    : [];

/** What the distribution responds with where the bucket has no file. */
const notFoundResponse = ({baseUrl}: SiteConfig): Value => ({
  ErrorCode: 404,
  ResponseCode: 404,
  ResponsePagePath: `${baseUrl}404.html`,
  ErrorCachingMinTTL: 60,
});

type Resources = Template['Resources'];

/** The resources with these properties set; a path names the resource, then its properties. */
function fillIn(resources: Resources, values: readonly (readonly [path: string, value: Value])[]): Resources {
  const filled = structuredClone(resources) as Record<string, {Properties: Record<string, Value>}>;
  for (const [path, value] of values) {
    const [id = '', ...names] = path.split('.');
    const last = names.pop() ?? '';
    let object = filled[id]?.Properties as Record<string, Value>;
    for (const name of names) object = object[name] as Record<string, Value>;
    object[last] = value;
  }
  return filled as unknown as Resources;
}

function readPart(name: string): Partial<Template> {
  return parse(readFile(`template/${name}.yaml`), {merge: true}) as Partial<Template>;
}

/**
 * The code of a function without comments and indentation, which count towards the limit.
 *
 * @param texts what stands for the names that the synthesis puts in
 */
function readFunction(name: string, texts: Readonly<Record<string, string>> = {}): string {
  const define = Object.fromEntries(
    Object.entries(texts).map(([each, text]) => [each, JSON.stringify(text)]),
  );
  return transformSync(readFile(name), {minifyWhitespace: true, charset: 'utf8', target: 'node22', define})
    .code;
}

function readFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
}
