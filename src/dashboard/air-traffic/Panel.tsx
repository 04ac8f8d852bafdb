import {translate} from '@docusaurus/Translate';
import {matching} from '@site/src/collections/objects/items';
import {focusLayer, objectsLayer, type Troubles} from '@site/src/collections/objects/objectLayers';
import {airspaceLayer} from '@site/src/flight-plans/layers/airspaceLayer';
import type {Hit} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import {useAircraft} from '../shared/flights/useAircraft';
import {boundsToShow} from '../shared/objects/boundsToShow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useShowChosen} from '../shared/stage/useShowChosen';
import {usePanelLayers} from '../shared/stage/useStage';
import {useFilter, useView} from '../shared/view/useView';
import {AirTrafficColumn} from './AirTrafficColumn';
import {AirTrafficLegend} from './AirTrafficLegend';
import {aircraftBounds} from './aircraftBounds';

/** Aircraft as they fly, and which of them are in closed airspace. `lazy` requires the default export. */
export default function AirTrafficPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const [search] = useFilter('air-traffic-search');
  const [only] = useFilter('air-traffic-only');
  const {aircraft, restrictions, now, results, isLoading} = useAircraft();
  const [hovered, setHovered] = useState<string>();
  const selectedId = isOpen ? view.ids[0] : undefined;
  const found = useMemo(() => {
    const ids = new Set(matching(aircraft, search).map(({id}) => id));
    return aircraft.filter(({id, inside}) => ids.has(id) && (only === '' || inside.length > 0));
  }, [aircraft, search, only]);
  const selected = aircraft.find(({id}) => id === selectedId);
  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const focused = useMemo(
    () => aircraft.filter(({id}) => id === selectedId || id === hovered),
    [aircraft, selectedId, hovered],
  );
  const occupied = useMemo(
    () => aircraft.flatMap(({inside}) => inside.map(({properties}) => properties.restrictionId)),
    [aircraft],
  );
  const inClosed = useMemo(
    (): Troubles =>
      new Map(aircraft.flatMap(({id, inside}) => (inside.length > 0 ? [[id, 'airspace']] : []))),
    [aircraft],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'air-traffic',
        title: translate({id: 'dashboard.airTraffic.layer', message: 'Aircraft'}),
        drawn: [
          objectsLayer('air-traffic', found, inClosed),
          focusLayer('air-traffic', focused, found, inClosed),
        ],
        legend: found.length > 0 && <AirTrafficLegend items={found} />,
        onPick: ({properties}: Hit) => isOpen && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit && String(hit.properties['id'] ?? '')),
      },
      {
        id: 'air-traffic-airspace',
        title: translate({id: 'dashboard.airTraffic.airspace', message: 'Restricted airspace'}),
        drawn: [airspaceLayer('air-traffic-airspace:areas', restrictions, now, occupied)],
      },
    ],
    [found, focused, inClosed, restrictions, now, occupied, isOpen, select],
  );
  usePanelLayers('air-traffic', layers);
  useShowChosen(selectedId, () => selected && boundsToShow([selected]));
  useFirstSight('aircraft', isOpen && !isLoading, () =>
    selected ? boundsToShow(aircraft, selected) : aircraftBounds(aircraft),
  );
  if (!isOpen) return null;
  return (
    <AirTrafficColumn
      aircraft={aircraft}
      found={found}
      selected={selected}
      selectedId={selectedId}
      hovered={hovered}
      now={now}
      results={results}
      isLoading={isLoading}
      select={select}
      hover={setHovered}
    />
  );
}
