import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';

/** "Was this page helpful?" beneath guides and operations, and where the opinion goes. */
export function feedback(): Feature {
  return {name: 'feedback', plugins: [question], areas: ['feedback']};
}

function question({siteDir}: LoadContext): Plugin {
  return {name: 'feedback', getThemePath: () => path.join(siteDir, 'src/feedback/theme')};
}
