import {translate} from '@docusaurus/Translate';
import type {Point} from 'geojson';
import {focusOf, type Hit} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {usePanelLayers} from '../shared/stage/useStage';
import {useFilter, useView} from '../shared/view/useView';
import {matching, type Item} from '../shared/objects/items';
import {focusLayer, objectsLayer} from './layers';
import {LocationsColumn} from './LocationsColumn';
import {ObjectsLegend} from './ObjectsLegend';
import {useItems} from '../shared/objects/useItems';

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
        legend: <ObjectsLegend />,
        onPick: ({properties}: Hit) => {
          if (isOpen && typeof properties['id'] === 'string') select(properties['id']);
        },
        onHover: (hit) => setHovered(hit && String(hit.properties['id'] ?? '')),
      },
    ],
    [found, focused, isOpen, select],
  );
  usePanelLayers('locations', layers);
  useFirstSight('objects', isOpen && !isLoading ? boundsToShow(items, selected) : undefined);
  if (!isOpen) return null;
  return (
    <LocationsColumn
      {...{items, found, selected, selectedId, now, results, isLoading, select}}
      hoveredId={hovered}
      hover={setHovered}
    />
  );
}

/** Where the map begins: at what is selected, or where most objects are. */
function boundsToShow(items: readonly Item[], selected: Item | undefined) {
  const shown = selected?.object.geometry ? [selected] : items;
  return focusOf(shown.flatMap(({object}) => (object.geometry ? [object.geometry as Point] : [])))?.bounds;
}
