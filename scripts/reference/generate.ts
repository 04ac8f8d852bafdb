import {readFile} from 'node:fs/promises';
import type {Contract} from '../../src/build/reference/contract';
import {editUrls} from '../../src/build/reference/editUrls';
import {generateReference} from '../../src/build/reference/generate';
import {loadSiteConfig} from '../../src/site/config/loadSiteConfig';

/** Makes the reference anew. `npm run reference` runs this in a process of its own when an input has changed. */
const siteDir = process.cwd();
const {editUrl, apiDescription} = await loadSiteConfig(siteDir);
const contract = JSON.parse(await readFile('.generated/openapi.json', 'utf8')) as Contract;
const edits = editUrls(await readFile(apiDescription, 'utf8'), apiDescription, editUrl);
await generateReference(siteDir, contract, edits);
