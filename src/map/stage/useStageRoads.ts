import type {Map as Drawing} from 'maplibre-gl';
import {useEffect, useRef} from 'react';
import type {DrawingState} from '../canvas/useDrawing';
import {ROADS} from '../ground/roadLayers';
import {roadsInSight} from '../ground/roadsInSight';
import type {StageProps} from './types';

/** Tells the roads in sight, as long as somebody asks: once the map is drawn, and again when it shows another place. */
export function useStageRoads(
  drawing: Drawing | undefined,
  state: DrawingState['state'],
  onRoads: StageProps['onRoads'],
): void {
  const told = useRef('');
  useEffect(() => {
    if (!onRoads) told.current = '';
    else if (state === 'failed') onRoads('none');
    else if (drawing && state === 'drawn') {
      // What is drawn for the answer has the map drawn again: it shows the same place then.
      const sight = [...drawing.getBounds().toArray(), drawing.getZoom(), Boolean(drawing.getSource(ROADS))];
      if (told.current === sight.join()) return;
      told.current = sight.join();
      onRoads(roadsInSight(drawing));
    }
  }, [drawing, state, onRoads]);
}
