import {translate} from '@docusaurus/Translate';
import type {Point} from 'geojson';
import {focusOf, type Hit} from '@site/src/map';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {useFilter, useView} from '../shared/view/useView';
import {matching, type Item} from './items';
import {focusLayer, objectsLayer} from './layers';
import {LocationsColumn} from './LocationsColumn';
import {Legend} from './Legend';
import {useItems} from './useItems';

/** Where everything is now. `lazy` requires the default export. */
export default function LocationsPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const [search] = useFilter('locations-search');
  const {items, now, results, isLoading} = useItems();
  const [hovered, setHovered] = useState<string>();
  const selectedId = isOpen ? view.ids[0] : undefined;
  const found = useMemo(() => matching(items, search), [items, search]);
  const selected = useMemo(() => items.find(({id}) => id === selectedId), [items, selectedId]);

  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const focused = useMemo(
    () => items.filter(({id}) => id === selectedId || id === hovered),
    [items, selectedId, hovered],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'locations',
        title: translate({id: 'dashboard.locations.layer', message: 'Objects'}),
        drawn: [objectsLayer(found), focusLayer(focused)],
        legend: <Legend />,
        onPick: ({properties}: Hit) => {
          if (isOpen && typeof properties['id'] === 'string') select(properties['id']);
        },
        onHover: (hit) => setHovered(hit && String(hit.properties['id'] ?? '')),
      },
    ],
    [found, focused, isOpen, select],
  );
  usePanelLayers('locations', layers);
  useFirstSight(items, selected, isOpen && !isLoading);
  if (!isOpen) return null;
  return (
    <LocationsColumn
      {...{items, found, selected, selectedId, now, results, isLoading, select}}
      hoveredId={hovered}
      hover={setHovered}
    />
  );
}

/** A dashboard that is opened without a place begins at what is selected, or where most objects are. */
function useFirstSight(items: readonly Item[], selected: Item | undefined, isReady: boolean): void {
  const {view} = useView();
  const goTo = useGoTo();
  const isOver = useRef(view.place !== undefined);
  useEffect(() => {
    if (isOver.current || !isReady) return;
    const shown = selected?.object.geometry ? [selected] : items;
    const focus = focusOf(shown.flatMap(({object}) => (object.geometry ? [object.geometry as Point] : [])));
    if (!focus) return;
    isOver.current = true;
    goTo({bounds: focus.bounds});
  }, [items, selected, isReady, goTo]);
}
