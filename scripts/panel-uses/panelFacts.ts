import path from 'node:path';
import type {PanelFacts} from '../../src/dashboard/panels';
import {bundleOwnCode} from './bundleOwnCode';

/** What is known of each panel, read from the code: Node cannot import it, for its words are the framework's. */
export async function panelFacts(siteDir: string): Promise<readonly PanelFacts[]> {
  const file = path.join(siteDir, 'src/dashboard/panels.ts');
  const code = (await bundleOwnCode(siteDir, {panels: file})).get('panels') ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly panels: readonly PanelFacts[];
  };
  return module.panels;
}

/** The groups, by their keys in the site configuration, that open a panel. */
export async function panelGroups(siteDir: string): Promise<ReadonlySet<string>> {
  return new Set((await panelFacts(siteDir)).flatMap(({groups}) => groups));
}
