import {sign, verify} from 'node:crypto';
import type {SigningKey} from './signingKeys';

/** The claims of a token: JSON. */
export type Claims = Readonly<Record<string, unknown>>;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const compactJws = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** A compact JWS, RS256 (RFC 7515, RFC 7518). */
export function signJwt(claims: Claims, {kid, privateKey}: SigningKey): string {
  const content = `${encode({kid, alg: 'RS256'})}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** The claims of a token that one of these keys signed; `undefined` for anything else. Expiry is not looked at. */
export function verifyJwt(token: string, keys: readonly SigningKey[]): Claims | undefined {
  // Strict, for Node's decoder passes over what is not base64url: one token would have many spellings.
  const [, header = '', payload = '', signature = ''] = compactJws.exec(token) ?? [];
  const {kid, alg} = decode(header) ?? {};
  // The algorithm is ours to choose, never the token's: a header that names another one is forged.
  const key = alg === 'RS256' ? keys.find((candidate) => candidate.kid === kid) : undefined;
  if (!key) return undefined;
  const content = Buffer.from(`${header}.${payload}`);
  const genuine = verify('sha256', content, key.publicKey, Buffer.from(signature, 'base64url'));
  return genuine ? decode(payload) : undefined;
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
