import {createHmac, timingSafeEqual} from 'node:crypto';
import type {Clock} from '../../base/clock';
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
    createHmac(
      'sha256',
      keys.get('issue credentials', () => secretBytes(32).toString('base64')),
    )
      .update(text)
      .digest();
  const secretKeyOf = (accessKeyId: string) =>
    mac(`secret key\n${accessKeyId}`).toString('base64').slice(0, 40);
  return {
    issue: (session) => {
      // AWS begins the key id of temporary credentials with ASIA and makes it 20 letters and digits.
      const accessKeyId = `ASIA${secretBytes(8).toString('hex').toUpperCase()}`;
      const expiresAt = clock.now().getTime() + lifetimes.credentials;
      const claims: SessionClaims = {...session, accessKeyId, expiresAt};
      const body = Buffer.from(JSON.stringify(claims)).toString('base64');
      return {
        AccessKeyId: accessKeyId,
        SecretKey: secretKeyOf(accessKeyId),
        SessionToken: `${body}.${mac(body).toString('base64')}`,
        Expiration: new Date(expiresAt),
      };
    },
    open: (accessKeyId, sessionToken) => {
      const [body = '', code = ''] = sessionToken.split('.');
      const expected = mac(body);
      const given = Buffer.from(code, 'base64');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw unrecognized();
      const claims = JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as SessionClaims;
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
