import {fromBase64, fromUtf8, isSameBytes, toBase64, toHex, toUtf8} from '../../base/bytes';
import type {Clock} from '../../base/clock';
import {hmacSha256} from '../../base/hashes';
import {CognitoError} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import {lifetimes} from '../pool/settings';
import type {Keys} from '../store/keys';

/** Whom signed requests speak for: an IAM role, assumed by an identity of the pool. */
export interface RoleSession {
  readonly roleArn: string;
  readonly identityId: string;
}

/** Credentials as GetCredentialsForIdentity gives them out. */
export interface IssuedCredentials {
  readonly AccessKeyId: string;
  readonly SecretKey: string;
  readonly SessionToken: string;
  readonly Expiration: Date;
}

/**
 * Credentials for an hour. Nothing is stored: the session token contains the role and a MAC, the secret key is
 * derived from the access key id. As in AWS they stay good until they expire, whatever happens to the user.
 */
export interface TemporaryCredentials {
  issue(session: RoleSession): IssuedCredentials;
  /**
   * The role and secret key behind a request's key id and session token.
   * @throws CognitoError `UnrecognizedClientException` for credentials that were not issued here,
   *   `ExpiredTokenException` for old ones.
   */
  open(accessKeyId: string, sessionToken: string): RoleSession & {readonly secretKey: string};
}

interface SessionClaims extends RoleSession {
  readonly accessKeyId: string;
  readonly expiresAt: number;
}

export function createTemporaryCredentials(clock: Clock, keys: Keys): TemporaryCredentials {
  const mac = (text: string) =>
    hmacSha256(
      keys.get('issue credentials', () => toBase64(secretBytes(32))),
      text,
    );
  const secretKeyOf = (accessKeyId: string) => toBase64(mac(`secret key\n${accessKeyId}`)).slice(0, 40);
  return {
    issue: (session) => {
      // AWS begins the key id of temporary credentials with ASIA and makes it 20 letters and digits.
      const accessKeyId = `ASIA${toHex(secretBytes(8)).toUpperCase()}`;
      const expiresAt = clock.now().getTime() + lifetimes.credentials;
      const claims: SessionClaims = {...session, accessKeyId, expiresAt};
      const body = toBase64(toUtf8(JSON.stringify(claims)));
      return {
        AccessKeyId: accessKeyId,
        SecretKey: secretKeyOf(accessKeyId),
        SessionToken: `${body}.${toBase64(mac(body))}`,
        Expiration: new Date(expiresAt),
      };
    },
    open: (accessKeyId, sessionToken) => {
      const [body = '', code = ''] = sessionToken.split('.');
      if (!isSameBytes(fromBase64(code), mac(body))) throw unrecognized();
      const claims = JSON.parse(fromUtf8(fromBase64(body))) as SessionClaims;
      if (claims.accessKeyId !== accessKeyId) throw unrecognized();
      if (claims.expiresAt <= clock.now().getTime())
        throw new CognitoError(
          'ExpiredTokenException',
          'The security token included in the request is expired',
        );
      return {...claims, secretKey: secretKeyOf(accessKeyId)};
    },
  };
}

const unrecognized = () =>
  new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.');
