import {translate} from '@docusaurus/Translate';
import {focusLayer, objectsLayer} from '@site/src/collections/objects/objectLayers';
import {StateLegend} from '@site/src/collections/objects/StateLegend';
import type {Hit} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import {boundsToShow} from '../shared/objects/boundsToShow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useShowChosen} from '../shared/stage/useShowChosen';
import {usePanelLayers} from '../shared/stage/useStage';
import {useFilter, useView} from '../shared/view/useView';
import {matchingDevices, punctualityOf, type Device} from './devices';
import {DevicesColumn} from './DevicesColumn';
import {useDevices} from './useDevices';

/** What reports to the platform, and whether it does so in time. `lazy` requires the default export. */
export default function DevicesPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const [search] = useFilter('devices-search');
  const [only] = useFilter('devices-only');
  const known = useDevices();
  const {devices, now, isLoading} = known;
  const [hovered, setHovered] = useState<string>();
  const selectedId = isOpen ? view.ids[0] : undefined;
  const selected = devices.find(({id}) => id === selectedId);
  const found = useMemo(
    () =>
      matchingDevices(devices, search).filter((device) => {
        if (only === 'missed') return punctualityOf(device, now).kind === 'missed';
        return only !== 'drones' || device.drone !== undefined;
      }),
    [devices, search, only, now],
  );
  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const drawn = useMemo(() => itemsOf(found), [found]);
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'devices',
        title: translate({id: 'dashboard.devices.layer', message: 'Devices'}),
        drawn: [
          objectsLayer('devices', drawn),
          focusLayer(
            'devices',
            drawn.filter(({id}) => id === selectedId || id === hovered),
            drawn,
          ),
        ],
        legend: drawn.length > 0 && <StateLegend items={drawn} />,
        onPick: ({properties}: Hit) => isOpen && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit && String(hit.properties['id'] ?? '')),
      },
    ],
    [drawn, selectedId, hovered, isOpen, select],
  );
  usePanelLayers('devices', layers);
  useShowChosen(selectedId, () => selected && boundsToShow(itemsOf([selected])));
  useFirstSight('devices', isOpen && !isLoading, () => {
    const [marked] = itemsOf(selected ? [selected] : []);
    return boundsToShow(itemsOf(devices), marked);
  });
  if (!isOpen) return null;
  return (
    <DevicesColumn
      {...known}
      found={found}
      selected={selected}
      selectedId={selectedId}
      hovered={hovered}
      select={select}
      hover={setHovered}
    />
  );
}

/** The newest report of each. */
function itemsOf(devices: readonly Device[]) {
  return devices.flatMap(({channels: [newest]}) => (newest ? [newest.item] : []));
}
