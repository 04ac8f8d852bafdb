import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkTemplate} from '../infra/checks/checkTemplate';
import {createTemplate, formatTemplate} from '../infra/template';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {buildHeaders} from './headers/buildHeaders';
import {cloudFrontHeaders} from './headers/hosts/cloudFront';
import {sandboxWorker} from './headers/workerPolicy';

/** `npm run infra`: writes the CloudFormation template of the production stack; `infra/README.md` says what to do with it. */
const root = path.join(import.meta.dirname, '..');
const FILE = '.generated/infra/portal.template.json';
try {
  const site = await loadSiteConfig(root);
  const template = createTemplate(site, cloudFrontHeaders(buildHeaders(site, root)), sandboxWorker);
  const violations = checkTemplate(template);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  mkdirSync(path.dirname(path.join(root, FILE)), {recursive: true});
  writeFileSync(path.join(root, FILE), formatTemplate(template));
  console.log(`${FILE}: ${Object.keys(template.Resources).length} resources`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
