import {paths} from '@site/src/site/paths';
import type {Panel} from '../../panelTable';
import {ownerOf} from '../../shared/view/ownerOf';
import {useView} from '../../shared/view/useView';
import {formatView} from '../../shared/view/view';

/**
 * The address of a panel. Place, time and what is pinned stay; what was selected and filtered belongs to the panel that is
 * left.
 */
export function usePanelHref(panels: readonly Panel[]): (panel: Panel) => string {
  const {view} = useView();
  const panelIds = panels.map(({id}) => id);
  return ({id}) => {
    const filters = Object.entries(view.filters).filter(([name]) =>
      [id, ...view.pinned].includes(ownerOf(name, panelIds) ?? ''),
    );
    return `${paths.dashboard}${formatView({...view, panel: id, ids: [], filters: Object.fromEntries(filters)})}`;
  };
}
