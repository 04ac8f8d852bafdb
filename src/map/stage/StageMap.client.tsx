import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef} from 'react';
import '../canvas/drawing.css';
import {MapControls} from '../canvas/MapControls';
import {useDrawing} from '../canvas/useDrawing';
import {useDrawTool} from '../draw/useDrawTool';
import {BaseCredits} from './BaseCredits';
import styles from './stage.module.css';
import type {StageProps} from './types';
import {useStageCamera} from './useStageCamera';
import {useStageLayers} from './useStageLayers';
import {useStagePointer} from './useStagePointer';
import {useStageRoads} from './useStageRoads';

/** A map that fills the element around it. `lazy` requires the default export. */
export default function StageMap(props: StageProps) {
  const {label, layers, view, tileHeaders, onTileError, tool, attribution, isPart = false, children} = props;
  const container = useRef<HTMLDivElement>(null);
  const {drawing, state, hasProviderBase, hasGround} = useDrawing(
    container,
    {
      label,
      isPage: !isPart,
      ...(view && {view}),
      ...(tileHeaders && {tileHeaders}),
      ...(onTileError && {onTileError}),
    },
    useBaseUrl('/map'),
  );
  useStageLayers(drawing, layers);
  useStageCamera(drawing, props);
  useStagePointer(drawing, props);
  useStageRoads(drawing, state, props.onRoads);
  useDrawTool(drawing, tool);
  return (
    <div className={styles.stage} data-map={state}>
      {state === 'failed' ? (
        <p className={styles.notice}>
          <Translate id="map.stage.noWebGl">
            This browser cannot draw the map: WebGL 2 is missing or switched off. The panel lists what it
            would show.
          </Translate>
        </p>
      ) : (
        <>
          <div ref={container} className={styles.canvas} />
          <MapControls drawing={drawing} fit={undefined} />
        </>
      )}
      <div className={styles.attribution} data-over-map>
        {attribution}
        <BaseCredits hasProviderBase={hasProviderBase} hasGround={hasGround} />
      </div>
      {children}
    </div>
  );
}
