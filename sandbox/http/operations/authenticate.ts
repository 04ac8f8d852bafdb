import type {RequestHeaders} from '../../contract/checkRequest';
import type {SecurityScheme} from '../../contract/operations/operations';
import type {Account} from '../../store/accounts';
import type {ApiKey, ApiKeys, RefusedKey} from '../../store/apiKeys';
import {unauthorized} from '../apiError';
import {headerOf} from '../headerOf';
import type {TokenCheck} from '../../base/tokenCheck';

/** Who calls, and by what. */
export interface Caller {
  readonly account: Account;
  /** The key that was sent; none where a token was. */
  readonly apiKey?: ApiKey;
}

export type Authenticate = (
  security: readonly SecurityScheme[],
  headers: RequestHeaders,
) => Caller | Promise<Caller>;

/**
 * Finds out who calls, by the credentials that an operation accepts. One valid credential is enough; one that the
 * operation does not accept counts for nothing.
 * @throws ApiError 401 when there is none.
 */
export function createAuthenticate(apiKeys: Pick<ApiKeys, 'check'>, checkToken: TokenCheck): Authenticate {
  return (security, headers) => {
    const apiKey = headers['x-api-key'];
    const owner =
      security.includes('apiKey') && typeof apiKey === 'string' ? apiKeys.check(apiKey) : undefined;
    // Returned without a promise: most requests come with a key, and a tick for each would cost.
    if (typeof owner === 'object') return owner;
    const token = /^Bearer +(\S+)$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1];
    if (!security.includes('bearer') || token === undefined)
      throw unauthorized(
        owner === undefined
          ? whyNobody(security, apiKey !== undefined, token !== undefined)
          : `the API key in x-api-key ${refusedWords[owner]}`,
      );
    return checkToken(token).then((bearer) => {
      if (bearer === 'expired') throw unauthorized('the token has expired; sign in again for a new one');
      if (!bearer) throw unauthorized('the token is not valid');
      return {account: bearer};
    });
  };
}

const refusedWords: Readonly<Record<RefusedKey, string>> = {
  expired: 'has expired',
  revoked: 'was revoked',
  withoutAccess: 'belongs to an account without access; an administrator can give it access',
};

function whyNobody(security: readonly SecurityScheme[], hasKey: boolean, hasToken: boolean): string {
  if (hasKey && security.includes('apiKey')) return 'the API key in x-api-key is unknown';
  const key = 'an API key in x-api-key';
  const token = "a user's token as Authorization: Bearer …";
  if (!security.includes('bearer'))
    return hasToken ? `this operation takes ${key}, and no token` : `send ${key}`;
  return security.includes('apiKey') ? `send ${key}, or ${token}` : `send ${token}`;
}
