import type {Context} from './context';

/** How a service of identity responded: with a body, or refused with the name of an error. */
export interface Reply {
  readonly error?: string;
  readonly message: string;
}

/**
 * Asks a service of identity what anybody may ask.
 *
 * @param target as in `AWSCognitoIdentityProviderService.InitiateAuth`
 * @returns `undefined` where nobody responds in that protocol.
 */
export async function ask(
  {request}: Pick<Context, 'request'>,
  endpoint: string,
  target: string,
  body: object,
): Promise<Reply | undefined> {
  const response = await request(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target},
    body: JSON.stringify(body),
  });
  const json = (await response?.json().catch(() => undefined)) as
    | {__type?: string; message?: string}
    | undefined;
  if (!response || !json) return undefined;
  const {__type: type = 'Error', message = ''} = json;
  return response.ok ? {message} : {error: type.slice(type.indexOf('#') + 1), message};
}
