import {existsSync} from 'node:fs';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {checkLinks} from './check-links/checkLinks';
import {checkPageLinks} from './check-links/checkPageLinks';
import {loadSourceSite} from './check-links/loadSourceSite';

/**
 * `npm run check:links`: follows every link of the production build within it, and names each that leads nowhere.
 * `-- --pages` follows those of the pages of words without a build, and names the line of each broken one.
 */
const BUILD = 'build';
process.exitCode = (await (process.argv.includes('--pages') ? checkPages() : checkBuild())) ? 0 : 1;

async function checkPages(): Promise<boolean> {
  const broken = checkPageLinks(await loadSourceSite(process.cwd()));
  for (const line of broken) console.error(line);
  return broken.length === 0;
}

async function checkBuild(): Promise<boolean> {
  if (!existsSync(`${BUILD}/sitemap.xml`))
    throw new Error('There is no production build. Make one: npm run build');
  const {url, baseUrl} = await loadSiteConfig(process.cwd());
  const {files, links, broken} = checkLinks({folder: BUILD, origin: new URL(url).origin, baseUrl});
  for (const line of broken) console.error(`BROKEN  ${line}`);
  console.log(
    `${links} links in ${files} files: ${broken.length === 0 ? 'all lead somewhere' : `${broken.length} broken`}`,
  );
  return broken.length === 0;
}
