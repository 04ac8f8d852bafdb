import {isoCBOR} from '@simplewebauthn/server/helpers';
import {createHash, generateKeyPairSync, type KeyObject, randomBytes, sign} from 'node:crypto';
import {vi} from 'vitest';

/** How an authenticator, or the browser before it, may differ from an honest one. */
export interface Conduct {
  /** The page's. */
  readonly origin: string;
  /** Members of the client data besides those, such as `crossOrigin` of a page in a frame. */
  readonly framing?: Readonly<Record<string, unknown>>;
  /** The domain that the authenticator signs for; the one it is asked for by default. */
  readonly relyingPartyId?: string;
  /** Whether it has checked who uses it. */
  readonly isUserVerified: boolean;
  /** How far the counter moves with each signature. */
  readonly step: number;
  /** COSE's number of the key's algorithm. */
  readonly algorithm: number;
  /** How many bytes the id of a new passkey has; 16 by default. */
  readonly idBytes?: number;
  /** Whose passkey it says that it is; who it was made for by default. */
  readonly userHandle?: string;
}

export const honest: Conduct = {
  origin: 'http://localhost:3000',
  isUserVerified: true,
  step: 1,
  algorithm: -7,
};

/** What a browser hands over, as JSON. */
export interface PublicKeyJson {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, unknown>>;
}

interface CreationOptions {
  readonly rp: {readonly id: string};
  readonly user: {readonly id: string};
  readonly challenge: string;
  readonly excludeCredentials?: readonly {readonly id: string}[];
}

interface RequestOptions {
  readonly rpId: string;
  readonly challenge: string;
  readonly allowCredentials?: readonly {readonly id: string}[];
}

interface Key {
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** An authenticator in memory with P-256 keys, after WebAuthn level 3, sections 6.1 and 6.5. */
export class SoftwareAuthenticator {
  readonly keys = new Map<string, Key>();

  create({rp, user, challenge, excludeCredentials = []}: CreationOptions, conduct = honest): PublicKeyJson {
    if (excludeCredentials.some(({id}) => this.keys.has(id)))
      throw new DOMException('The authenticator has a passkey already.', 'InvalidStateError');
    const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
    const id = randomBytes(conduct.idBytes ?? 16);
    const key: Key = {privateKey, userHandle: user.id, counter: 0};
    this.keys.set(id.toString('base64url'), key);
    const {x = '', y = ''} = publicKey.export({format: 'jwk'});
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, conduct.algorithm],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([head(conduct.relyingPartyId ?? rp.id, 0x40, key, conduct), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return toJson(id.toString('base64url'), {
      clientDataJSON: clientData('webauthn.create', challenge, conduct),
      attestationObject: Buffer.from(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      ).toString('base64url'),
      transports: ['internal'],
    });
  }

  get({rpId, challenge, allowCredentials = []}: RequestOptions, conduct = honest): PublicKeyJson {
    const allowed = allowCredentials.find(({id}) => this.keys.has(id))?.id ?? [...this.keys.keys()][0] ?? '';
    const key = this.keys.get(allowed);
    if (!key) throw new DOMException('No passkey fits.', 'NotAllowedError');
    key.counter += conduct.step;
    const authData = head(conduct.relyingPartyId ?? rpId, 0, key, conduct);
    const clientDataJSON = clientData('webauthn.get', challenge, conduct);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return toJson(allowed, {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, key.privateKey).toString('base64url'),
      userHandle: conduct.userHandle ?? key.userHandle,
    });
  }

  /** Puts it behind `navigator.credentials`, as far as Amplify looks, until `vi.unstubAllGlobals`. */
  plugIn(conduct = honest): void {
    vi.stubGlobal('PublicKeyCredential', Credential);
    vi.stubGlobal('AuthenticatorAttestationResponse', CredentialResponse);
    vi.stubGlobal('AuthenticatorAssertionResponse', CredentialResponse);
    vi.stubGlobal('window', {document: {}, isSecureContext: true, PublicKeyCredential: Credential});
    vi.stubGlobal('navigator', {
      credentials: {
        create: async ({publicKey}: {publicKey: PublicKeyCredentialCreationOptions}) =>
          new Credential(
            this.create(
              {
                rp: {id: publicKey.rp.id ?? ''},
                user: {id: toText(publicKey.user.id)},
                challenge: toText(publicKey.challenge),
                excludeCredentials: publicKey.excludeCredentials?.map(({id}) => ({id: toText(id)})) ?? [],
              },
              conduct,
            ),
          ),
        get: async ({publicKey}: {publicKey: PublicKeyCredentialRequestOptions}) =>
          new Credential(
            this.get(
              {
                rpId: publicKey.rpId ?? '',
                challenge: toText(publicKey.challenge),
                allowCredentials: publicKey.allowCredentials?.map(({id}) => ({id: toText(id)})) ?? [],
              },
              conduct,
            ),
          ),
      },
    });
  }
}

/** What the authenticator signs first: for whom, what was checked, and the counter. */
function head(relyingPartyId: string, flags: number, {counter}: Key, {isUserVerified}: Conduct): Buffer {
  const bytes = Buffer.alloc(37);
  sha256(Buffer.from(relyingPartyId)).copy(bytes);
  bytes.writeUInt8(flags | 1 | (isUserVerified ? 4 : 0), 32);
  bytes.writeUInt32BE(counter, 33);
  return bytes;
}

const clientData = (type: string, challenge: string, {origin, framing}: Conduct): string =>
  Buffer.from(JSON.stringify({type, challenge, origin, crossOrigin: false, ...framing})).toString(
    'base64url',
  );

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const toJson = (id: string, response: PublicKeyJson['response']): PublicKeyJson => ({
  id,
  rawId: id,
  type: 'public-key',
  response,
});

const toText = (source: BufferSource): string =>
  (ArrayBuffer.isView(source)
    ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    : Buffer.from(source)
  ).toString('base64url');

const toBytes = (text: unknown): ArrayBuffer => new Uint8Array(Buffer.from(String(text), 'base64url')).buffer;

/** A browser's `PublicKeyCredential`, as far as Amplify reads it. */
class Credential {
  readonly id: string;
  readonly rawId: ArrayBuffer;
  readonly type = 'public-key';
  readonly authenticatorAttachment = 'platform';
  readonly response: CredentialResponse;

  constructor({id, response}: PublicKeyJson) {
    this.id = id;
    this.rawId = toBytes(id);
    this.response = new CredentialResponse(response);
  }

  getClientExtensionResults(): object {
    return {};
  }
}

class CredentialResponse {
  constructor(values: PublicKeyJson['response']) {
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string') Object.assign(this, {[name]: toBytes(value)});
  }

  getTransports = (): string[] => ['internal'];
  getPublicKeyAlgorithm = (): number => -7;
  getPublicKey = (): null => null;
  getAuthenticatorData = (): ArrayBuffer => new ArrayBuffer(0);
}
