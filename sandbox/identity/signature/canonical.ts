import {toHex} from '../../base/bytes';
import {hmacSha256, sha256} from '../../base/hashes';
import {ownValue} from '../../base/ownValue';
import type {RequestHeaders} from '../../contract/checkRequest';

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent, undecoded. */
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
}

/** What is signed, and with which key: "Credential" of the header, taken apart. */
export interface Scope {
  readonly accessKeyId: string;
  /** `YYYYMMDD` */
  readonly day: string;
  readonly region: string;
  readonly service: string;
}

/** The text that both sides hash. Source: AWS IAM user guide, "Create a signed AWS API request". */
export function canonicalRequest(request: SignedRequest, signedHeaders: readonly string[]): string {
  const [path = '/', query = ''] = request.url.split('?');
  const headers = signedHeaders.map((name) => `${name}:${headerText(request, name)}\n`).join('');
  return [
    request.method,
    // Every service but S3 encodes the path a second time.
    path.split('/').map(encode).join('/'),
    canonicalQuery(query),
    headers,
    signedHeaders.join(';'),
    toHex(sha256(request.body)),
  ].join('\n');
}

/** Hexadecimal. @param amzDate - `YYYYMMDDTHHMMSSZ` */
export function signatureOf(canonical: string, scope: Scope, amzDate: string, secretKey: string): string {
  const {day, region, service} = scope;
  const toSign = [
    'AWS4-HMAC-SHA256',
    amzDate,
    `${day}/${region}/${service}/aws4_request`,
    toHex(sha256(canonical)),
  ].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Uint8Array>(
    hmacStep,
    `AWS4${secretKey}`,
  );
  return toHex(hmacSha256(key, toSign));
}

/** A header's value, empty where the request has none. The name may come from the client and be of any kind. */
export function headerText({headers}: SignedRequest, name: string): string {
  const value = ownValue(headers, name);
  return (typeof value === 'string' ? value : (value ?? []).join(',')).trim().replace(/ +/g, ' ');
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
const hmacStep = (key: string | Uint8Array, part: string): Uint8Array => hmacSha256(key, part);
