import {existsSync} from 'node:fs';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {checkLinks} from './check-links/checkLinks';

/** `npm run check:links`: follows every link of the production build within it, and names each that leads nowhere. */
const BUILD = 'build';
if (!existsSync(`${BUILD}/sitemap.xml`))
  throw new Error('There is no production build. Make one: npm run build');
const {url, baseUrl} = await loadSiteConfig(process.cwd());
const {files, links, broken} = checkLinks({folder: BUILD, origin: new URL(url).origin, baseUrl});
for (const line of broken) console.error(`BROKEN  ${line}`);
console.log(
  `${links} links in ${files} files: ${broken.length === 0 ? 'all lead somewhere' : `${broken.length} broken`}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
