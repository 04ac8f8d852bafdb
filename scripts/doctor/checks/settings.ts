import {isLoopback} from '../../../src/try-it/send/isLoopback';
import {fault, findingsOr, warning, type Check} from '../finding';

/** Whether ids, region and addresses of `site.config.ts` agree with one another and are those of a live system. */
export const settings: Check = {
  name: 'site.config.ts',
  run: ({site, address}) => {
    const {region, userPoolId, identityPoolId, endpoints} = site.identity;
    const [first] = site.api.servers;
    const services = [
      // A sandbox on the reader's own machine sends nothing over a network.
      ...site.api.servers
        .filter((server) => server === first || server.demoKey === undefined || !isLoopback(server.url))
        .map(({name, url}) => ({name: `the server "${name}"`, url})),
      ...(site.feedback && 'endpoint' in site.feedback
        ? [{name: 'the receiver of feedback', url: site.feedback.endpoint}]
        : []),
      ...(site.portalService ? [{name: 'the portal service', url: site.portalService.url}] : []),
    ];
    return findingsOr(
      [
        !userPoolId.startsWith(`${region}_`) &&
          fault(
            `the user pool ${userPoolId} is not in the region ${region}`,
            "make identity.region what stands before the pool's underscore",
          ),
        !identityPoolId.startsWith(`${region}:`) &&
          fault(
            `the identity pool ${identityPoolId} is not in the region ${region}`,
            'make both pools in one region, and identity.region that one',
          ),
        endpoints &&
          warning(
            `identity speaks to ${new URL(endpoints.userPool).host}, not to Amazon`,
            'leave identity.endpoints out before you go live',
          ),
        first?.demoKey !== undefined &&
          warning(`the first server, "${first.name}", is a sandbox`, 'put your API first in api.servers'),
        !address.startsWith('https://') &&
          warning(`${address} is not encrypted`, 'serve the portal over HTTPS'),
        !site.api.servers.some(({demoKey}) => demoKey !== undefined) &&
          warning(
            `the guides send their samples to "${first?.name}", where readers have no key yet`,
            'leave the sandbox in api.servers, after your API: a server with a demoKey',
          ),
        ...services
          .filter(({url}) => !url.startsWith('https://'))
          .map(({name, url}) =>
            warning(
              `${name} is at ${url}, which is not encrypted`,
              'name its address of HTTPS, or take it out: keys, tokens or texts of readers are sent there',
            ),
          ),
      ],
      'ids, region and addresses agree',
    );
  },
};
