import type {SiteConfig} from '../src/site/types';
import type {Template, Value} from './types';

type Properties = {readonly [key: string]: Value};

/** The worker of the sandbox in the page: the folder of its files, below the site's base path, and their policy. */
export interface SandboxWorker {
  readonly folder: string;
  readonly policy: string;
}

/**
 * The resources of a site that is hosted with the sandbox in the page: its worker has response headers of its own, since
 * it compiles what pages may not. Every other site's stay as they are.
 */
export function withSandboxHeaders(
  resources: Template['Resources'],
  site: SiteConfig,
  {folder, policy}: SandboxWorker,
): Template['Resources'] {
  const {Distribution: distribution, ResponseHeaders: pages} = resources;
  if (!distribution || !pages || !site.api.servers.some(({inPage}) => inPage)) return resources;
  const {DistributionConfig: hosting} = distribution.Properties as {DistributionConfig: Properties};
  const {ResponseHeadersPolicyConfig: headers} = pages.Properties as {
    ResponseHeadersPolicyConfig: Properties;
  };
  const worker = {
    ...headers,
    Name: {'Fn::Sub': '${AWS::StackName}-sandbox-headers'},
    SecurityHeadersConfig: {
      ...(headers.SecurityHeadersConfig as Properties),
      ContentSecurityPolicy: {ContentSecurityPolicy: policy, Override: true},
    },
  };
  const behaviour = {
    ...(hosting.DefaultCacheBehavior as Properties),
    PathPattern: `${site.baseUrl}${folder}*`,
    ResponseHeadersPolicyId: {Ref: 'SandboxResponseHeaders'},
  };
  return {
    ...resources,
    SandboxResponseHeaders: {...pages, Properties: {ResponseHeadersPolicyConfig: worker}},
    Distribution: {
      ...distribution,
      Properties: {DistributionConfig: {...hosting, CacheBehaviors: [behaviour]}},
    },
  };
}
