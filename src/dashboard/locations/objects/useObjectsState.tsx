import {translate} from '@docusaurus/Translate';
import {matching, stateOf} from '@site/src/collections/objects/items';
import {focusLayer, objectsLayer} from '@site/src/collections/objects/objectLayers';
import {StateLegend} from '@site/src/collections/objects/StateLegend';
import type {Hit} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import {boundsToShow} from '../../shared/objects/boundsToShow';
import type {PanelLayer} from '../../shared/stage/stageStore';
import {useFirstSight} from '../../shared/stage/useFirstSight';
import {useShowChosen} from '../../shared/stage/useShowChosen';
import {useFilter, useView} from '../../shared/view/useView';
import {useItems} from '../../shared/objects/useItems';

/** The objects as the panel shows them: what the search finds, which is selected, and their layer on the map. */
export function useObjectsState(isOpen: boolean) {
  const {view, change} = useView();
  const [search] = useFilter('locations-search');
  const [state] = useFilter('locations-state');
  const [list, setList] = useFilter('locations-list');
  const {items, now, results, isLoading} = useItems();
  const [hoveredId, hover] = useState<string>();
  const selectedId = isOpen && !list ? view.ids[0] : undefined;
  const found = useMemo(
    () => matching(items, search).filter((item) => !state || stateOf(item) === state),
    [items, search, state],
  );
  const selected = useMemo(() => items.find(({id}) => id === selectedId), [items, selectedId]);

  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const pick = useCallback(
    (id: string) => {
      select(id);
      setList('');
    },
    [select, setList],
  );
  const focused = useMemo(
    () => items.filter(({id}) => id === selectedId || id === hoveredId),
    [items, selectedId, hoveredId],
  );
  const layer = useMemo(
    (): PanelLayer => ({
      id: 'locations',
      title: translate({id: 'dashboard.locations.layer', message: 'Objects'}),
      drawn: [objectsLayer('locations', found), focusLayer('locations', focused, found)],
      legend: found.length > 0 && <StateLegend items={found} />,
      onPick: ({properties}: Hit) => {
        if (isOpen && typeof properties['id'] === 'string') pick(properties['id']);
      },
      onHover: (hit) => hover(hit && String(hit.properties['id'] ?? '')),
    }),
    [found, focused, isOpen, pick],
  );
  useShowChosen(selectedId, () => selected && boundsToShow([selected]));
  useFirstSight('objects', isOpen && !list && !isLoading, () => boundsToShow(items, selected));
  return {items, found, now, results, isLoading, selected, selectedId, select, hoveredId, hover, layer};
}

export type ObjectsState = ReturnType<typeof useObjectsState>;
