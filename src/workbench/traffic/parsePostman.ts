import {TrafficError, type BroughtCall} from './types';

interface Variable {
  readonly key?: string;
  readonly value?: unknown;
  readonly disabled?: boolean;
}

interface Auth {
  readonly type?: string;
  readonly apikey?: readonly Variable[];
  readonly bearer?: readonly Variable[];
}

interface Request {
  readonly method?: string;
  readonly url?: string | Address;
  readonly header?: readonly Variable[] | string | null;
  readonly auth?: Auth | null;
  readonly body?: {
    readonly mode?: string;
    readonly raw?: string;
    readonly urlencoded?: readonly Variable[];
    readonly formdata?: readonly Variable[];
    readonly options?: {readonly raw?: {readonly language?: string}};
  } | null;
}

interface Address {
  readonly raw?: string;
  readonly host?: readonly string[] | string;
  readonly path?: readonly (string | {readonly value?: string})[] | string;
  readonly query?: readonly Variable[] | null;
  readonly variable?: readonly Variable[] | null;
}

interface Example {
  readonly name?: string;
  readonly originalRequest?: Request;
  readonly code?: number;
  readonly header?: readonly Variable[] | string | null;
  readonly body?: string | null;
}

interface Item {
  readonly name?: string;
  readonly item?: readonly Item[];
  readonly request?: Request | string;
  readonly response?: readonly Example[];
}

interface Scope {
  readonly values: ReadonlyMap<string, string>;
  readonly name: string;
}

/**
 * The requests of a Postman collection 2.1, those in folders too, and the responses that are saved as examples. Variables
 * of the collection are filled in; those of environments stay as they are written.
 *
 * @throws TrafficError where the document is no collection
 */
export function parsePostman(document: object): BroughtCall[] {
  const {item, variable = []} = document as {item?: unknown; variable?: readonly Variable[]};
  if (!Array.isArray(item)) throw new TrafficError('This collection has no list of items.');
  const values = new Map(variable.map(({key = '', value}) => [key, text(value)]));
  return callsOf(item as readonly Item[], {values, name: ''});
}

function callsOf(items: readonly Item[], {values, name: folder}: Scope): BroughtCall[] {
  return items.flatMap(({name = '', item, request, response}) => {
    const full = folder === '' ? name : `${folder} / ${name}`;
    const inner = item ? callsOf(item, {values, name: full}) : [];
    if (request === undefined) return inner;
    const own = toRequest(typeof request === 'string' ? {url: request} : request, values);
    const examples = (response ?? []).map((example) => toExample(example, own, {values, name: full}));
    return [...inner, ...(examples.length > 0 ? examples : [call(full, own, undefined)])];
  });
}

const call = (
  name: string,
  request: BroughtCall['request'],
  response: BroughtCall['response'],
): BroughtCall => ({name, request, response, at: undefined, totalMs: 0});

function toExample(
  {name = '', originalRequest, code, header, body}: Example,
  own: BroughtCall['request'],
  {values, name: full}: Scope,
): BroughtCall {
  const request = originalRequest ? toRequest(originalRequest, values) : own;
  const response =
    code === undefined
      ? undefined
      : {
          status: code,
          headers: toHeaders(header, values),
          firstByteMs: 0,
          body: body ?? '',
          size: (body ?? '').length,
        };
  return call(`${full}: ${name}`, request, response);
}

function toRequest(
  {method = 'GET', url = '', header, body, auth}: Request,
  values: ReadonlyMap<string, string>,
): BroughtCall['request'] {
  const headers = [...toHeaders(header, values), ...toCredential(auth, values)];
  const [sent, type] = toBody(body);
  if (sent !== undefined && type !== '' && !headers.some(([name]) => name === 'content-type'))
    headers.push(['content-type', type]);
  return {
    method: method.toUpperCase(),
    url: fill(typeof url === 'string' ? url : toAddress(url, values), values),
    headers,
    body: sent === undefined ? undefined : fill(sent, values),
  };
}

function toAddress(
  {raw, host = '', path = '', query, variable}: Address,
  values: ReadonlyMap<string, string>,
): string {
  const parts =
    typeof path === 'string'
      ? path
      : path.map((part) => (typeof part === 'string' ? part : (part.value ?? ''))).join('/');
  const params = enabled(query).map(({key = '', value}) => `${key}=${text(value)}`);
  const start = Array.isArray(host) ? host.join('.') : String(host);
  const built = `${start}/${parts.replace(/^\//, '')}${params.length > 0 ? `?${params.join('&')}` : ''}`;
  // What is switched off stands in the raw address too.
  const address = start === '' && parts === '' ? (raw ?? '') : built;
  return enabled(variable).reduce(
    (filled, {key = '', value}) =>
      // Without a value it stays a variable, which nobody can check.
      filled.replace(
        new RegExp(`/:${key.replaceAll(/\W/g, '\\$&')}(?=[/?#]|$)`),
        () => `/${text(value) === '' ? `{{${key}}}` : encodeURI(fill(text(value), values))}`,
      ),
    address,
  );
}

function toHeaders(header: Request['header'], values: ReadonlyMap<string, string>): [string, string][] {
  if (typeof header === 'string')
    return header.split(/\r?\n/).flatMap((line) => {
      const [, name, value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value] as [string, string]];
    });
  return enabled(header).map(({key = '', value}) => [key.toLowerCase(), fill(text(value), values)]);
}

function toCredential(
  auth: Auth | null | undefined,
  values: ReadonlyMap<string, string>,
): [string, string][] {
  const find = (list: readonly Variable[] | undefined, key: string) =>
    fill(text(list?.find((each) => each.key === key)?.value), values);
  if (auth?.type === 'bearer') return [['authorization', `Bearer ${find(auth.bearer, 'token')}`]];
  if (auth?.type !== 'apikey' || find(auth.apikey, 'in') === 'query') return [];
  return [[find(auth.apikey, 'key').toLowerCase(), find(auth.apikey, 'value')]];
}

function toBody(body: Request['body']): [string | undefined, string] {
  if (!body) return [undefined, ''];
  const form = (fields: readonly Variable[] | undefined) =>
    enabled(fields)
      .map(({key = '', value}) => `${encodeURIComponent(key)}=${encodeURIComponent(text(value))}`)
      .join('&');
  switch (body.mode) {
    case 'urlencoded':
      return [form(body.urlencoded), 'application/x-www-form-urlencoded'];
    case 'formdata':
      return [form(body.formdata), 'multipart/form-data'];
    default: {
      const {raw = '', options} = body;
      if (raw === '') return [undefined, ''];
      const isJson = options?.raw?.language === 'json' || (!options && /^\s*[[{]/.test(raw));
      return [raw, isJson ? 'application/json' : 'text/plain'];
    }
  }
}

const enabled = (list: readonly Variable[] | null | undefined): readonly Variable[] =>
  (list ?? []).filter(({disabled}) => disabled !== true);

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** Variables may name others; a circle ends. */
function fill(template: string, values: ReadonlyMap<string, string>, depth = 5): string {
  if (depth === 0 || !template.includes('{{')) return template;
  const filled = template.replaceAll(/\{\{([^{}]+)\}\}/g, (all, name: string) => {
    const value = values.get(name.trim());
    return value === undefined || value === '' ? all : value;
  });
  return filled === template ? filled : fill(filled, values, depth - 1);
}
