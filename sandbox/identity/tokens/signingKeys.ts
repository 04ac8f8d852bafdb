import {fromBase64, toBase64} from '../../base/bytes';
import {sha256} from '../../base/hashes';
import type {Keys} from '../store/keys';

/** RS256 (RFC 7518, section 3.3), in the words of Web Crypto. */
export const ALGORITHM = {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256'} as const;

/** A public key as `jwks.json` publishes it. */
export interface PublishedKey extends Pick<JsonWebKey, 'e' | 'kty' | 'n'> {
  readonly kid: string;
  readonly alg: 'RS256';
  readonly use: 'sig';
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly published: PublishedKey;
}

/** Cognito signs each kind of token with a key of its own, so a client must really choose by `kid`. */
export type TokenUse = 'access' | 'id';

export interface SigningKeys {
  for(use: TokenUse): Promise<SigningKey>;
  /** Both, for `jwks.json`. */
  all(): Promise<SigningKey[]>;
}

/**
 * RSA keys, made when first needed and stored with the data. Making one takes some 100 ms, which a sandbox where
 * nobody signs in (most tests of the platform) need not spend.
 */
export function createSigningKeys(keys: Keys): SigningKeys {
  const loaded = new Map<TokenUse, Promise<SigningKey>>();
  const make = async (use: TokenUse) => {
    const name = `sign ${use} tokens`;
    const known = keys.find(name);
    if (known !== undefined) return toSigningKey(known);
    const made = await makePem();
    return toSigningKey(keys.get(name, () => made));
  };
  const load = (use: TokenUse) => {
    const known = loaded.get(use);
    if (known) return known;
    const key = make(use);
    loaded.set(use, key);
    // What failed, on a full disk for example, may succeed another time.
    key.catch(() => loaded.delete(use));
    return key;
  };
  return {for: load, all: () => Promise.all([load('id'), load('access')])};
}

async function makePem(): Promise<string> {
  const {privateKey} = await crypto.subtle.generateKey(
    {...ALGORITHM, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1)},
    true,
    ['sign', 'verify'],
  );
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return `${BEGIN}\n${toBase64(pkcs8).replace(/.{64}(?=.)/g, '$&\n')}\n${END}\n`;
}

const [BEGIN, END] = ['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----'] as const;

async function toSigningKey(pem: string): Promise<SigningKey> {
  const pkcs8 = fromBase64(pem.replace(BEGIN, '').replace(END, ''));
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['sign']);
  const {kty, n, e} = await crypto.subtle.exportKey('jwk', privateKey);
  const publicKey = await crypto.subtle.importKey('jwk', {kty, n, e}, ALGORITHM, true, ['verify']);
  const kid = toBase64(sha256(`${n}.${e}`));
  return {kid, privateKey, publicKey, published: {kty, n, e, kid, alg: 'RS256', use: 'sig'}};
}
