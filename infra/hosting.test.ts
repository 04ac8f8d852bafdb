import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {WORKER_POLICY} from '../scripts/headers/workerPolicy';
import {checkTemplate} from './checks/checkTemplate';
import {formatTemplate, SIZE_LIMIT} from './template';
import {site, templateOf} from './testing/portalTemplate';

test('a portal below a path has its page of missing addresses there', () => {
  const notFoundPage = (baseUrl: string) => {
    const {Resources} = templateOf({...site, baseUrl});
    return Resources.Distribution?.Properties.DistributionConfig;
  };
  expect(notFoundPage('/')).toMatchObject({CustomErrorResponses: [{ResponsePagePath: '/404.html'}]});
  expect(notFoundPage('/developers/')).toMatchObject({
    CustomErrorResponses: [{ResponsePagePath: '/developers/404.html'}],
  });
});

test('the worker of the sandbox in the page has headers of its own, where a server of the site is in the page', () => {
  const made = (inPage: boolean) => {
    const servers = site.api.servers.map((server) => ({...server, inPage}));
    const own = {...site, baseUrl: '/developers/', api: {...site.api, servers}};
    return templateOf(own);
  };
  const {Resources} = made(true);
  expect(checkTemplate(made(true))).toEqual([]);
  expect(formatTemplate(made(true)).length).toBeLessThanOrEqual(SIZE_LIMIT);
  const worker = {
    PathPattern: '/developers/assets/js/sandbox/*',
    ResponseHeadersPolicyId: {Ref: 'SandboxResponseHeaders'},
  };
  expect(Resources.Distribution?.Properties).toMatchObject({DistributionConfig: {CacheBehaviors: [worker]}});
  expect(Resources.SandboxResponseHeaders?.Properties).toMatchObject({
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {ContentSecurityPolicy: {ContentSecurityPolicy: WORKER_POLICY}},
    },
  });
  expect(made(false).Resources).not.toHaveProperty('SandboxResponseHeaders');
  expect(made(false).Resources.Distribution?.Properties.DistributionConfig).not.toHaveProperty(
    'CacheBehaviors',
  );
});

test.each([
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
  ['/docs/2.76.0', '/docs/2.76.0/index.html'],
  ['/docs/index.md', '/docs/index.md'],
  ['/assets/js/main.0a1b.js', '/assets/js/main.0a1b.js'],
])('the host answers %s by the file %s', (uri, file) => {
  const context: {handler?: (event: unknown) => {uri: string}} = {};
  runInNewContext(`${readFileSync('infra/cleanUrls.js', 'utf8')}; this.handler = handler;`, context);
  expect(context.handler?.({request: {uri}}).uri).toBe(file);
});
