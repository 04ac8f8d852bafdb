import path from 'node:path';
import {formatProblems, getTotals} from '@redocly/openapi-core';
import {findOrphans} from '../api/lint/findOrphans';
import {lintContract} from '../api/lint/lintContract';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {isReferenceOnly} from '../src/site/isReferenceOnly';
import {PORTAL_SERVICE} from './contract/files';

/**
 * `npm run lint:contract`, and a part of `npm run build`: prints every problem of both contracts with its path, and every
 * file that no contract refers to any more. A warning fails like an error. The contract of a site that is a reference
 * alone is held to OpenAPI and not to our rules: making its pages says what is wrong with it.
 */
const {apiDescription, navigation} = await loadSiteConfig(process.cwd());
const contracts = isReferenceOnly(navigation) ? [PORTAL_SERVICE] : [apiDescription, PORTAL_SERVICE];
const problems = (await Promise.all(contracts.map(lintContract))).flat();
if (problems.length > 0)
  formatProblems(problems, {format: 'codeframe', maxProblems: 50, totals: getTotals(problems), version: ''});
const folder = path.dirname(apiDescription);
const siblings = contracts.filter((contract) => path.dirname(contract) === folder);
const orphans = siblings.length < contracts.length ? [] : findOrphans(siblings, folder);
for (const file of orphans)
  console.error(`${folder}/${file}: no contract refers to it. Remove it, or list it where it belongs.`);
if (problems.length + orphans.length > 0) process.exitCode = 1;
console.log(`contract lint: ${problems.length} problem(s), ${orphans.length} file(s) without a reader`);
