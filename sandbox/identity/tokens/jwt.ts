import {fromBase64, fromUtf8, toBase64Url, toUtf8} from '../../base/bytes';
import {ALGORITHM, type SigningKey} from './signingKeys';

/** The claims of a token: JSON. */
export type Claims = Readonly<Record<string, unknown>>;

const encode = (value: object): string => toBase64Url(toUtf8(JSON.stringify(value)));

const compactJws = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** A compact JWS, RS256 (RFC 7515, RFC 7518). */
export async function signJwt(claims: Claims, {kid, privateKey}: SigningKey): Promise<string> {
  const content = `${encode({kid, alg: 'RS256'})}.${encode(claims)}`;
  const signature = await crypto.subtle.sign(ALGORITHM, privateKey, toUtf8(content));
  return `${content}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a token that one of these keys signed; `undefined` for anything else. Expiry is not looked at. */
export async function verifyJwt(token: string, keys: readonly SigningKey[]): Promise<Claims | undefined> {
  // Strict, for the decoder passes over what is not base64url: one token would have many spellings.
  const [, header = '', payload = '', signature = ''] = compactJws.exec(token) ?? [];
  const {kid, alg} = decode(header) ?? {};
  // The algorithm is ours to choose, never the token's: a header that names another one is forged.
  const key = alg === 'RS256' ? keys.find((candidate) => candidate.kid === kid) : undefined;
  if (!key) return undefined;
  const content = toUtf8(`${header}.${payload}`);
  const genuine = await crypto.subtle.verify(ALGORITHM, key.publicKey, fromBase64(signature), content);
  return genuine ? decode(payload) : undefined;
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(fromUtf8(fromBase64(part)));
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
