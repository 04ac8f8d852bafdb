import type {RecordedCall} from '@site/src/base/calls/callLog';
import {parseJson} from '@site/src/openapi/document/parseJson';
import type {Json} from '@site/src/openapi/document/types';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {isSensitiveName, isSensitiveParameter} from './sensitiveNames';

/** Stands in place of a secret. */
const MASK = 'MASKED';

type Masked = Pick<RecordedCall, 'request' | 'response'>;
type Headers = Masked['request']['headers'];

/**
 * A call without its secrets. Everything that leaves the tab or is shown goes through here.
 *
 * Secrets are known by their names (headers, parameters of addresses, members of bodies), by their shape (JSON Web
 * Tokens, AWS access keys, `Bearer …`), and by having been sent as one: a key that went in `x-api-key` is masked wherever
 * else it appears.
 *
 * @param secrets further values that are secret, such as those that other calls were sent with
 */
export function maskCall<Call extends Masked>(call: Call, secrets: readonly string[] = []): Call {
  const {request, response} = call;
  const all = [...new Set([...secrets, ...secretsOf(call)])];
  return {
    ...call,
    request: {
      ...request,
      url: maskText(maskAddress(request.url), all),
      headers: maskHeaders(request.headers, all),
      body: request.body === undefined ? undefined : maskBody(request.body, typeOf(request.headers), all),
    },
    response: response && {
      ...response,
      headers: maskHeaders(response.headers, all),
      body: response.body === undefined ? undefined : maskBody(response.body, typeOf(response.headers), all),
    },
  };
}

/** The values that a call was sent with as credentials, long enough to be recognised elsewhere. */
export function secretsOf({request}: Masked): string[] {
  const ofHeaders = request.headers.flatMap(([name, value]) =>
    isSensitiveName(name) ? [value.replace(/^(Bearer|Basic) +/i, '')] : [],
  );
  const query = /\?([^#]*)/.exec(request.url)?.[1] ?? '';
  const ofQuery = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    isSensitiveParameter(name) ? [value] : [],
  );
  return [...ofHeaders, ...ofQuery].filter((value) => value.length >= SHORTEST);
}

/** A shorter one could be a word of anything. */
const SHORTEST = 8;

const typeOf = (headers: Headers): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1].toLowerCase() ?? '';

/** Their values are addresses. */
const addressHeaders = new Set(['location', 'content-location', 'referer', 'link', 'origin']);

function maskHeaders(headers: Headers, secrets: readonly string[]): Headers {
  return headers.map(([name, value]) => {
    const lower = name.toLowerCase();
    if (isSensitiveName(lower)) return [name, maskedCredential(lower, value)] as const;
    return [name, maskText(addressHeaders.has(lower) ? maskAddress(value) : value, secrets)] as const;
  });
}

/** What samples write for a reader's own key or token: what is exported can be filled in. */
function maskedCredential(name: string, value: string): string {
  if (name === 'x-api-key') return placeholders.apiKey;
  return name === 'authorization' && /^Bearer /i.test(value) ? `Bearer ${placeholders.bearer}` : MASK;
}

/** An address, absolute or not, without the secrets of its query, its fragment and before its host. */
export function maskAddress(address: string): string {
  return address
    .replace(/\/\/[^/?#@\s]*@/g, '//')
    .replace(/([?&#;])([^=&#?;\s]+)=([^&#;\s>]*)/g, (all, before: string, name: string) =>
      isSensitiveParameter(decoded(name)) ? `${before}${name}=${MASK}` : all,
    );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function maskBody(body: string, contentType: string, secrets: readonly string[]): string {
  const parsed = parseJson(body);
  if (parsed) {
    const masked = maskJson(parsed.value, secrets);
    // Laid out anew only where something was hidden: long numbers would come out as others.
    return JSON.stringify(masked) === JSON.stringify(parsed.value) ? body : JSON.stringify(masked);
  }
  const isForm = contentType.startsWith('application/x-www-form-urlencoded');
  return maskText(isForm ? maskAddress(`?${body}`).slice(1) : maskMembers(body), secrets);
}

/** Of text that is no valid JSON: what looks like a member of it, or like a field of a form. */
function maskMembers(text: string): string {
  return text
    .replace(/"((?:[^"\\]|\\.)*)"(\s*:\s*)"((?:[^"\\]|\\.)*)"?/g, (all, name: string, colon: string) =>
      isSensitiveName(name) ? `"${name}"${colon}"${MASK}"` : all,
    )
    .replace(/(name="([^"]+)"\r?\n\r?\n)([^\r\n]*)/g, (all, head: string, name: string) =>
      isSensitiveName(name) ? `${head}${MASK}` : all,
    );
}

function maskJson(value: Json, secrets: readonly string[]): Json {
  if (typeof value === 'string') return maskText(maskNested(value, secrets), secrets);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => maskJson(each, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      maskText(name, secrets),
      isSensitiveName(name) && each !== null && typeof each !== 'boolean' ? MASK : maskJson(each, secrets),
    ]),
  );
}

/** JSON or an address inside a string. */
function maskNested(text: string, secrets: readonly string[]): string {
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  return parsed ? JSON.stringify(maskJson(parsed.value, secrets)) : maskAddress(text);
}

const shapes = [
  // JSON Web Tokens.
  /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g,
  // AWS access keys.
  /\b(AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /(?<=\b(Bearer|Basic) +)(?!YOUR_)[\w~+/.=-]{8,}/gi,
];

/** Text without what is known to be secret, written plainly or percent-encoded, and without what looks like it. */
export function maskText(text: string, secrets: readonly string[]): string {
  const known = secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  return shapes.reduce((rest, shape) => rest.replace(shape, MASK), known);
}
