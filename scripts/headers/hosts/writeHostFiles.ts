import path from 'node:path';
import type {SiteConfig} from '../../../src/site/types';
import {writeIfChanged} from '../../lib/writeIfChanged';
import type {Headers} from '../responseHeaders';
import {cloudFrontPolicy} from './cloudFront';
import {netlifyHeaders} from './netlify';
import {WORKER_POLICY} from '../workerPolicy';
import {nginxConfiguration} from './nginx';

/** Writes the headers of a build as the configuration of hosts: `_headers` into the build, the others beside it. */
export async function writeHostFiles(site: SiteConfig, headers: Headers, root: string): Promise<void> {
  const files = {
    'build/_headers': netlifyHeaders(headers, site.baseUrl),
    '.generated/hosts/nginx.conf': nginxConfiguration(headers, site),
    '.generated/hosts/cloudfront-headers.json': json(cloudFrontPolicy('portal-headers', headers)),
    '.generated/hosts/cloudfront-sandbox-headers.json': json(
      cloudFrontPolicy('portal-sandbox-headers', {...headers, 'Content-Security-Policy': WORKER_POLICY}),
    ),
  };
  for (const [file, text] of Object.entries(files)) await writeIfChanged(path.join(root, file), text);
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
