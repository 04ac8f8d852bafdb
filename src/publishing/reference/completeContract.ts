import {ownValue} from '../../base/ownValue';
import type {Schema, SecurityScheme} from '../../openapi/document/types';
import {slug} from '../../openapi/document/slug';
import {
  resolve,
  type Contract,
  type OrRef,
  type RawOperation,
  type RawPathItem,
  type RawTag,
} from './contract';
import {firstSentence} from './markdown';

/** An API description as a provider may write it: of what the reference stands on, OpenAPI 3.1 demands only `info`. */
export interface WrittenContract {
  readonly openapi: string;
  readonly info: Contract['info'];
  readonly tags?: readonly RawTag[];
  readonly 'x-tagGroups'?: Contract['x-tagGroups'];
  readonly security?: Contract['security'];
  readonly paths?: Readonly<Record<string, OrRef<WrittenPathItem>>>;
  readonly components?: Readonly<Record<string, Record<string, unknown>>> & {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, OrRef<WrittenScheme>>>;
  };
}
interface WrittenScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
  readonly description?: string;
}
interface WrittenPathItem {
  readonly [name: string]: unknown;
  readonly parameters?: RawPathItem['parameters'];
}
type WrittenOperation = Partial<RawOperation>;

/** Those that a browser sends. A page may not send `trace`, so the reference leaves it out. */
export const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

/** Where operations stand that have no tag. */
const UNTAGGED = 'Operations';
/** Addresses of the reference that no operation may have: its introduction's document has this name. */
const reservedAddresses = ['introduction'];

/**
 * Fills in what OpenAPI 3.1 lets a contract leave out and pages need: an id, a summary and a tag for each operation,
 * entries for tags that are only used, groups of tags. Two operations, or an operation and a tag, never share an address.
 * What a contract says itself stays as it is. The downloads are of the contract as it was written.
 *
 * @throws Error that says in one sentence why there is nothing to make a reference of
 */
export function completeContract(written: WrittenContract): Contract {
  if (!written.openapi.startsWith('3.1.'))
    throw new Error(`The reference is made from OpenAPI 3.1, and the API description is ${written.openapi}.`);
  const resolvable = {...written, components: written.components ?? {}} as Contract;
  const schemes = Object.entries(written.components?.securitySchemes ?? {});
  const components = {
    ...written.components,
    schemas: {...written.components?.schemas},
    securitySchemes: Object.fromEntries(
      schemes.map(([name, each]) => [name, knownScheme(resolve(resolvable, each))]),
    ),
  };
  const items = Object.entries(written.paths ?? {}).map(
    ([path, item]) => [path, resolve(resolvable, item)] as const,
  );
  const operations = items.flatMap(([path, item]) => operationsOf(path, item));
  if (operations.length === 0)
    throw new Error('The API description has no operation, so there is nothing to make a reference of.');
  const tags = completeTags(
    written.tags ?? [],
    operations.map(({tag}) => tag),
  );
  const ids = distinctIds(operations, tags);
  const paths = new Map<string, RawPathItem>();
  operations.forEach(({path, method, tag, raw}, index) => {
    const operationId = ids[index] as string;
    const item = paths.get(path) ?? itemOf(items, path);
    paths.set(path, item);
    item[method] = {
      ...raw,
      operationId,
      summary: raw.summary ?? summaryOf(raw, method, path),
      tags: [tag, ...(raw.tags ?? []).slice(1)],
      responses: raw.responses ?? {},
    };
  });
  return {
    openapi: written.openapi,
    info: written.info,
    tags,
    security: written.security,
    paths: Object.fromEntries(paths),
    components,
    'x-tagGroups': completeGroups(written['x-tagGroups'] ?? [], tags),
  };
}

interface FoundOperation {
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly tag: string;
  readonly raw: WrittenOperation;
}

function operationsOf(path: string, item: WrittenPathItem): FoundOperation[] {
  return methods.flatMap((method) => {
    const raw = ownValue(item, method) as WrittenOperation | undefined;
    return raw === undefined ? [] : [{path, method, tag: raw.tags?.[0] ?? UNTAGGED, raw}];
  });
}

/** The same scheme in the terms that pages know. A token of OAuth or OpenID Connect is sent as any bearer token. */
function knownScheme(scheme: WrittenScheme): SecurityScheme {
  const {type, in: place = 'header', name = '', description} = scheme;
  const told = description === undefined ? {} : {description};
  if (type === 'apiKey' && place === 'header') return {type, in: place, name, ...told};
  if (type === 'apiKey') return {type: 'other', how: `API key in ${place}: ${name}`, ...told};
  if (type === 'mutualTLS') return {type: 'other', how: 'mutual TLS', ...told};
  if (type === 'oauth2') return {type: 'http', scheme: 'bearer', bearerFormat: 'OAuth 2.0', ...told};
  if (type === 'openIdConnect')
    return {type: 'http', scheme: 'bearer', bearerFormat: 'OpenID Connect', ...told};
  if (scheme.scheme?.toLowerCase() !== 'bearer')
    return {type: 'other', how: `HTTP ${scheme.scheme ?? 'authentication'}`, ...told};
  return {...(scheme as SecurityScheme & {type: 'http'}), scheme: 'bearer'};
}

function itemOf(items: readonly (readonly [string, WrittenPathItem])[], path: string): RawPathItem {
  const [, item] = items.find(([each]) => each === path) ?? [];
  return item?.parameters ? {parameters: item.parameters} : {};
}

/** The tags of the contract in its order, then those that only operations name. Tags without operations stay. */
function completeTags(named: readonly RawTag[], used: readonly string[]): RawTag[] {
  const names = new Set(named.map(({name}) => name));
  const missing = [...new Set(used)].filter((name) => !names.has(name));
  return [...named, ...missing.map((name) => ({name}))];
}

/** The groups of the contract, then one for each tag that stands in none. */
function completeGroups(groups: Contract['x-tagGroups'], tags: readonly RawTag[]): Contract['x-tagGroups'] {
  const grouped = new Set(groups.flatMap((group) => group.tags));
  const single = tags.filter(({name}) => !grouped.has(name)).map(({name}) => ({name, tags: [name]}));
  return [...groups, ...single];
}

/** An id for each operation, so that the addresses made of them are distinct, and none is a tag's. */
function distinctIds(operations: readonly FoundOperation[], tags: readonly RawTag[]): string[] {
  const taken = new Set([...reservedAddresses, ...tags.map(({name}) => slug(name))]);
  return operations.map(({raw, method, path}) => {
    const wanted = raw.operationId ?? `${method} ${path}`.replaceAll(/[^A-Za-z0-9]+/g, ' ').trim();
    let id = wanted;
    for (let count = 2; taken.has(slug(id)); count++) id = `${wanted} ${count}`;
    taken.add(slug(id));
    return id;
  });
}

function summaryOf({description}: WrittenOperation, method: string, path: string): string {
  const sentence = firstSentence(description ?? '').replace(/\.$/, '');
  return sentence === '' ? `${method.toUpperCase()} ${path}` : sentence;
}
