import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import type {StageProps} from '@site/src/map';
import clsx from 'clsx';
import {useCallback, useMemo, useRef, useSyncExternalStore} from 'react';
import type {Panel} from '../../panelTable';
import {collectionsQuestion} from '../../shared/data/questions';
import {usePlatformQuery} from '../../shared/data/usePlatformQuery';
import {useStageStore} from '../../shared/stage/useStage';
import {useView} from '../../shared/view/useView';
import {BackButton} from './BackButton';
import {LayersBox} from './LayersBox';
import styles from './stage.module.css';
import {STAGE_ID} from './stageId';
import {TimeBar} from './TimeBar';
import {useStageLayers} from './useStageLayers';
import {useTileHeaders} from './useTileHeaders';

const StageMap = lazyPart<StageProps>(() => import('@theme/Map/Stage'), <Loading />);

/** How much of the map a usual legend covers, in pixels. It may come after the map has gone to what it explains. */
const LEGEND_WIDTH = 250;

interface Props {
  readonly openId: string | undefined;
  /** Whose layers are on the map. */
  readonly panels: readonly Panel[];
  /** A panel without a map hides it: it stays as it is until one with a map is opened. */
  readonly isShown: boolean;
}

/** The one map of the dashboard, with what stands on it. */
export function Stage({openId, panels, isShown}: Props) {
  const {view, change} = useView();
  const store = useStageStore();
  const {goal, tool} = useSyncExternalStore(store.subscribe, store.get);
  // Tiles alone tell no time: a response that the browser kept has the date of long ago.
  usePlatformQuery(collectionsQuestion);
  const {arranged, drawn, pick, hover, roads, attribution} = useStageLayers(panels);
  const {place} = view;
  const isPaced = panels.some(({id, hours}) => id === openId && hours === 'paced');
  const mapView = useMemo(
    () => place && {center: [place.lon, place.lat] as const, zoom: place.zoom},
    [place],
  );
  const move: StageProps['onMove'] = useCallback(
    ({center: [lon, lat], zoom}) => change({place: {lon, lat, zoom}}),
    [change],
  );
  const box = useRef<HTMLDivElement>(null);
  const covered = useCallback(
    () => Math.max(LEGEND_WIDTH, box.current ? box.current.offsetLeft + box.current.offsetWidth : 0),
    [],
  );
  return (
    <div className={clsx(styles.stage, !isShown && styles.hidden)}>
      <div className={styles.map} id={STAGE_ID} tabIndex={-1}>
        <StageMap
          label={translate({id: 'dashboard.map', message: 'Map', description: 'Names the map'})}
          layers={drawn}
          view={mapView}
          goal={goal}
          covered={covered}
          tool={tool}
          onMove={move}
          onPick={pick}
          onHover={hover}
          onRoads={roads}
          onRest={store.setInSight}
          tileHeaders={useTileHeaders()}
          attribution={attribution.length > 0 ? <p>{attribution.join(' ')}</p> : undefined}
        >
          <LayersBox ref={box} arranged={arranged} panels={panels} />
          <BackButton openId={openId} />
        </StageMap>
      </div>
      {panels.some(({hours}) => hours) && <TimeBar isPaced={isPaced} />}
    </div>
  );
}
