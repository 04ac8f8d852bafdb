import {fault, ok, warning, type Check} from '../finding';

/** Whether the portal service is there, lets pages of the portal ask, and tells nobody about keys without a token. */
export const portalService: Check = {
  name: 'portal service',
  run: async ({site, address, request}) => {
    const service = site.portalService;
    if (!service)
      return [ok('there is none: people ask for their API keys at the address of support in site.config.ts')];
    const {origin} = new URL(address);
    const url = `${service.url}/users/me/keys`;
    const preflight = await request(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    const response = await request(url, {headers: {origin}});
    if (!preflight || !response)
      return [
        fault(
          `the portal service does not respond at ${service.url}`,
          'correct portalService.url, or leave portalService out: the portal then says whom to ask for a key',
        ),
      ];
    const allowed = [preflight, response].map(({headers}) => headers.get('access-control-allow-origin'));
    if (allowed.some((each) => each !== origin && each !== '*'))
      return [
        fault(
          `the portal service does not let pages of ${origin} ask`,
          `have it send Access-Control-Allow-Origin: ${origin} with every response, errors included`,
        ),
      ];
    const methods = preflight.headers.get('access-control-allow-methods') ?? '';
    if (response.status !== 401)
      return [
        fault(
          `the portal service responds with ${response.status} to a request without a token`,
          'have it check the identity token of every request, and respond with 401 without one (api/portal.yaml)',
        ),
      ];
    return [
      methods.includes('DELETE')
        ? ok(`it lets pages of ${origin} ask, and nobody without a token`)
        : warning(
            'the portal service does not take DELETE from pages, so nobody can revoke a key',
            'have it send Access-Control-Allow-Methods: GET, POST, DELETE to preflight requests',
          ),
    ];
  },
};
