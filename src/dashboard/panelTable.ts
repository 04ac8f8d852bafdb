import type {ComponentType} from 'react';
import {panels, type PanelFacts} from './panels';
import type {PanelProps} from './shared/panel';

/** A panel of the dashboard. */
export interface Panel extends PanelFacts {
  /** Downloads the panel. Its default export is the component, as `lazy` requires. */
  readonly load: () => Promise<{default: ComponentType<PanelProps>}>;
}

/**
 * All panels, in the order of the rail: the component of each is `<id>/Panel.tsx`. Apart from what is known of them:
 * whoever imports this gives the bundler another way to each panel, on which it would find nothing of what the shell of
 * the dashboard has loaded already.
 */
export const panelTable: readonly Panel[] = panels.map((panel) => ({
  ...panel,
  load: () => import(`./${panel.id}/Panel.tsx`) as ReturnType<Panel['load']>,
}));
