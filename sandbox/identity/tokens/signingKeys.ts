import {
  type JsonWebKey,
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';
import type {Keys} from '../store/keys';

/** A public key as `jwks.json` publishes it. */
export interface PublishedKey extends JsonWebKey {
  readonly kid: string;
  readonly alg: 'RS256';
  readonly use: 'sig';
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly published: PublishedKey;
}

/** Cognito signs each kind of token with a key of its own, so a client must really choose by `kid`. */
export type TokenUse = 'access' | 'id';

export interface SigningKeys {
  for(use: TokenUse): SigningKey;
  /** Both, for `jwks.json`. */
  all(): SigningKey[];
}

/**
 * RSA keys, made when first needed and stored with the data. Making one takes some 100 ms, which a sandbox where
 * nobody signs in (most tests of the platform) need not spend.
 */
export function createSigningKeys(keys: Keys): SigningKeys {
  const loaded = new Map<TokenUse, SigningKey>();
  const load = (use: TokenUse) => {
    const known = loaded.get(use);
    if (known) return known;
    const key = toSigningKey(keys.get(`sign ${use} tokens`, makePem));
    loaded.set(use, key);
    return key;
  };
  return {for: load, all: () => [load('id'), load('access')]};
}

function makePem(): string {
  const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  return privateKey.export({type: 'pkcs8', format: 'pem'}).toString();
}

function toSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({format: 'jwk'});
  const kid = createHash('sha256').update(`${jwk.n}.${jwk.e}`).digest('base64');
  return {kid, privateKey, publicKey, published: {...jwk, kid, alg: 'RS256', use: 'sig'}};
}
