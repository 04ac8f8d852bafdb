import {translate} from '@docusaurus/Translate';
import {boundsOf, type Hit} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import {useConnection} from '../shared/data/connection';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useShowChosen} from '../shared/stage/useShowChosen';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {tilePaths} from '../shared/tile-log/tileOperations';
import {useTileTrouble} from '../shared/tiles/useTileTrouble';
import {useView} from '../shared/view/useView';
import {FireColumn} from './FireColumn';
import {FireLegend} from './FireLegend';
import type {Fire} from './fires';
import {fireAreas, fireTiles} from './layers';
import {useFireFilters, useFires} from './useFires';

/** What burns in a region, how it grows, and what is near it. `lazy` requires the default export. */
export default function FireZonesPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const {baseUrl} = useConnection();
  const goTo = useGoTo();
  const filters = useFireFilters();
  const {source, region} = filters;
  const {fires, result, earlier, isNow} = useFires(filters);
  const tiles = useTileTrouble(tilePaths.fires);
  const {round} = tiles;
  const [hovered, setHovered] = useState<string>();
  const selected = isOpen ? view.ids[0] : undefined;
  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const show = useCallback(
    ({geometry}: Fire) => {
      const bounds = boundsOf([geometry]);
      if (bounds) goTo({bounds});
    },
    [goTo],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'fire-zones',
        title: translate({id: 'dashboard.fires.layer', message: 'Fire zones'}),
        drawn: [
          ...(isNow ? [fireTiles(baseUrl, source, round)] : []),
          ...fireAreas(fires, [selected, hovered], isNow),
        ],
        legend: <FireLegend />,
        onPick: ({properties}: Hit) => isOpen && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit && String(hit.properties['id'])),
      },
    ],
    [isNow, baseUrl, source, round, fires, selected, hovered, isOpen, select],
  );
  usePanelLayers('fire-zones', layers);
  useShowChosen(selected, () =>
    boundsOf(fires.filter(({id}) => id === selected).map(({geometry}) => geometry)),
  );
  useFirstSight(region, isOpen, () => boundsOf(fires.map(({geometry}) => geometry)));
  if (!isOpen) return null;
  return (
    <FireColumn
      fires={fires}
      result={result}
      earlier={earlier}
      isNow={isNow}
      filters={filters}
      tiles={tiles}
      selected={selected}
      hovered={hovered}
      select={select}
      show={show}
      hover={setHovered}
    />
  );
}
