import type {FastifyInstance} from 'fastify';

const services = {
  'user-pool': 'AWSCognitoIdentityProviderService',
  'identity-pool': 'AWSCognitoIdentityService',
} as const;

/**
 * Sends a request to a pool as it is, without a client that would check it first.
 * @param body - sent as JSON; text and bytes as they are
 * @returns the members of the response's body, and its status
 */
export async function sendToPool(
  sandbox: FastifyInstance,
  operation: string,
  body: string | object,
  pool: keyof typeof services = 'user-pool',
) {
  const response = await sandbox.inject({
    method: 'POST',
    url: `/identity/${pool}`,
    headers: {'x-amz-target': `${services[pool]}.${operation}`},
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  return {status: response.statusCode, ...response.json()};
}
