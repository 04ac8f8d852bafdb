import type {IncomingHttpHeaders} from 'node:http';
import type {SecurityScheme} from '../../contract/operations/operations';
import {unauthorized} from '../../http/apiError';
import type {Account, Accounts} from '../../store/accounts';
import type {TokenCheck} from '../../base/tokenCheck';

export type Authenticate = (
  security: readonly SecurityScheme[],
  headers: IncomingHttpHeaders,
) => Account | Promise<Account>;

/**
 * Finds out who calls, by the credentials that an operation accepts. One valid credential is enough; one that the
 * operation does not accept counts for nothing.
 * @throws ApiError 401 when there is none.
 */
export function createAuthenticate(accounts: Accounts, checkToken: TokenCheck): Authenticate {
  return (security, headers) => {
    const apiKey = headers['x-api-key'];
    const owner =
      security.includes('apiKey') && typeof apiKey === 'string' ? accounts.byApiKey(apiKey) : undefined;
    // Answered without a promise: most calls come with a key, and a tick each would be felt.
    if (owner) return owner;
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!security.includes('bearer') || token === undefined) throw unauthorized();
    return checkToken(token).then((bearer) => {
      if (!bearer) throw unauthorized();
      return bearer;
    });
  };
}
