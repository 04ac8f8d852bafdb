import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';

/** The calls of a tab and of an account, on every page: looked into, compared, checked, and made to fail. */
export function workbench(): Feature {
  return {name: 'workbench', plugins: [drawerOfCalls]};
}

function drawerOfCalls({siteDir}: LoadContext): Plugin {
  return {
    name: 'workbench',
    getThemePath: () => path.join(siteDir, 'src/workbench/theme'),
    getClientModules: () => [path.join(siteDir, 'src/workbench/client/onLoad.ts')],
  };
}
