import {useMemo} from 'react';
import type {PanelProps} from '../shared/panel';
import {usePanelLayers} from '../shared/stage/useStage';
import {useAreasState} from './areas/useAreasState';
import {LocationsColumn} from './LocationsColumn';
import {useObjectsState} from './objects/useObjectsState';

/** Where everything is now, and the areas around it. `lazy` requires the default export. */
export default function LocationsPanel({isOpen}: PanelProps) {
  const objects = useObjectsState(isOpen);
  const areas = useAreasState(isOpen);
  usePanelLayers(
    'locations',
    useMemo(() => [objects.layer, areas.layer], [objects.layer, areas.layer]),
  );
  return isOpen ? <LocationsColumn objects={objects} areas={areas} /> : null;
}
