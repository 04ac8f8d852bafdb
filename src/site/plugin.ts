import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserOnly} from './bundling/browserOnly';
import {generatedModules} from './bundling/generatedModules';
import {plainPostCss} from './bundling/plainPostCss';
import {sharedCode} from './bundling/sharedCode';
import type {Feature} from './feature';

/** What every page runs: it tells of parts that are missing, and finds pages whose address is spelled otherwise. */
const clientModules = ['load-failure/loadFailure.ts', 'known-addresses/openKnownPage.ts'];

/** What every site has, whatever else it consists of. */
export function frame(): Feature {
  return {name: 'frame', plugins: [browserOnly, generatedModules, plainPostCss, sharedCode, slots]};
}

/**
 * Stands in for what a feature would bring: other features show `@theme/Map/Canvas`, and a site without maps has a
 * component of that name too.
 */
function slots({siteDir}: LoadContext): Plugin {
  return {
    name: 'slots',
    getThemePath: () => path.join(siteDir, 'src/components/slots'),
    getClientModules: () => clientModules.map((file) => path.join(siteDir, 'src/components', file)),
  };
}
