import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readGenerated} from '../publishing/reference/readGenerated';
import type {Feature} from '../site/feature';
import {paths} from '../site/paths';
import {keepsReleases} from '../site/releasesFolder';
import type {SiteConfig} from '../site/types';
import {CHANGELOG_FILE} from './file';
import {feedText} from './plugin/feedText';
import type {ChangelogVersion} from './types';

/** The contract's history: a page, a feed, and a section on the page of each operation that changed. */
export function changelog({apiDescription}: Pick<SiteConfig, 'apiDescription'>): Feature {
  if (!keepsReleases(apiDescription)) return {name: 'changelog', plugins: []};
  return {
    name: 'changelog',
    plugins: [changelogPage],
    footerLinks: [{label: 'API changelog', to: paths.changelog}],
  };
}

function changelogPage({siteDir, siteConfig, baseUrl, outDir}: LoadContext): Plugin {
  const read = () => readGenerated<ChangelogVersion[]>(siteDir, CHANGELOG_FILE);
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, CHANGELOG_FILE)],
    getThemePath: () => path.join(siteDir, 'src/changelog/theme'),
    async contentLoaded({actions}) {
      const versions = await actions.createData('versions.json', await read());
      actions.addRoute({
        path: `${baseUrl}${paths.changelog.slice(1)}`,
        component: '@site/src/changelog/ChangelogPage.tsx',
        modules: {versions},
        exact: true,
      });
    },
    async postBuild() {
      const file = path.join(outDir, paths.changelogFeed);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(
        file,
        feedText(await read(), {title: siteConfig.title, address: `${siteConfig.url}${baseUrl}`}),
      );
    },
  };
}
