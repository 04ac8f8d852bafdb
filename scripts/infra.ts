import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkTemplate} from '../infra/checks/checkTemplate';
import {readPlatformScopes} from '../infra/platformScopes';
import {createAuthorizerTemplate, createTemplate, formatTemplate} from '../infra/template';
import type {Template} from '../infra/types';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {contractFiles} from './contract/files';
import {buildHeaders} from './headers/buildHeaders';
import {cloudFrontHeaders} from './headers/hosts/cloudFront';
import {sandboxWorker} from './headers/workerPolicy';

/** `npm run infra`: writes the CloudFormation templates of production; `infra/README.md` says what to do with them. */
const root = path.join(import.meta.dirname, '..');
const FOLDER = '.generated/infra';
try {
  const site = await loadSiteConfig(root);
  const scopes = readPlatformScopes(path.join(root, contractFiles.json));
  write('portal', createTemplate(site, scopes, cloudFrontHeaders(buildHeaders(site, root)), sandboxWorker));
  write('key-authorizer', createAuthorizerTemplate(scopes));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function write(name: string, template: Template): void {
  const violations = checkTemplate(template);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const file = `${FOLDER}/${name}.template.json`;
  mkdirSync(path.join(root, FOLDER), {recursive: true});
  writeFileSync(path.join(root, file), formatTemplate(template));
  console.log(`${file}: ${Object.keys(template.Resources).length} resources`);
}
