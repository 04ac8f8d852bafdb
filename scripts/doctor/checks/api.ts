import type {Context} from '../context';
import {fault, ok, warning, type Check, type Finding} from '../finding';

/** The headers of a request of the explorer. */
const sentHeaders = ['authorization', 'content-type', 'x-api-key'];

/** Whether each server of the API is there and lets pages of the portal ask and read. */
export const api: Check = {
  name: 'API',
  run: async (context) => {
    const path = await findReadablePath(context);
    return (await Promise.all(context.site.api.servers.map((server) => check(context, server, path)))).flat();
  },
};

async function check(
  {request, address}: Context,
  server: {name: string; url: string},
  path: string,
): Promise<Finding[]> {
  const {origin} = new URL(address);
  const named = `the server "${server.name}"`;
  const preflight = await request(server.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': sentHeaders.join(','),
    },
  });
  const response = await request(server.url + path, {headers: {origin}});
  if (!preflight || !response)
    return [
      fault(`${named} does not respond at ${server.url}`, 'correct its url in api.servers, or start it'),
    ];
  const asking = refusalOf(preflight, origin);
  const reading = refusalOf(response, origin);
  if (asking ?? reading)
    return [
      fault(
        `${named} does not let pages of ${origin} ${asking ? 'ask' : 'read its responses'} (Access-Control-Allow-Origin is ${asking ?? reading})`,
        `have it send Access-Control-Allow-Origin: ${origin} with every response, errors included`,
      ),
    ];
  if (!preflight.ok)
    return [
      fault(
        `${named} responds with status ${preflight.status} to the preflight requests of pages`,
        'have it respond with 204 to OPTIONS, without asking for a key',
      ),
    ];
  const headers = (preflight.headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const refused = sentHeaders.filter((name) => !headers.includes(name));
  // The asterisk covers all but `authorization`.
  const lacking = headers.includes('*') ? refused.filter((name) => name === 'authorization') : refused;
  return [
    lacking.length > 0
      ? warning(
          `${named} does not take the header ${lacking.join(', ')} from pages`,
          `have it send Access-Control-Allow-Headers: ${sentHeaders.join(', ')} to preflight requests`,
        )
      : ok(`${named} lets pages of ${origin} ask`),
  ];
}

/** Whom a response is for, where it is not for this origin. */
function refusalOf({headers}: Response, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*' ? undefined : (allowed ?? 'not sent');
}

/** A path of the contract that is read without an id. */
async function findReadablePath({request, address}: Context): Promise<string> {
  const response = await request(`${address}openapi.json`);
  const contract = (await response?.json().catch(() => undefined)) as
    | {paths?: Record<string, {get?: object}>}
    | undefined;
  const paths = Object.entries(contract?.paths ?? {});
  return paths.find(([path, {get}]) => get && !path.includes('{'))?.[0] ?? '/';
}
