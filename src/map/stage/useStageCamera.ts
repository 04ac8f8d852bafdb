import type {Map as Drawing} from 'maplibre-gl';
import {useEffect, useRef} from 'react';
import type {MapView} from '../canvas/types';
import {closestZoom, type Bounds} from '../layers/bounds';
import {paddingOf} from './paddingOf';
import type {Goal, StageProps} from './types';

/** Moves the map where the page wants it, and tells the page where somebody has moved it. */
export function useStageCamera(
  drawing: Drawing | undefined,
  {view, goal, onMove, onRest, covered}: Pick<StageProps, 'view' | 'goal' | 'onMove' | 'onRest' | 'covered'>,
): void {
  const latest = useRef({onMove, onRest, covered});
  useEffect(() => {
    latest.current = {onMove, onRest, covered};
  });
  useEffect(() => {
    if (!drawing) return undefined;
    const rest = () => latest.current.onRest?.(boundsInSight(drawing));
    const moved = drawing.on('moveend', () => {
      latest.current.onMove(viewOf(drawing));
      rest();
    });
    const resized = drawing.on('resize', rest);
    rest();
    return () => {
      moved.unsubscribe();
      resized.unsubscribe();
    };
  }, [drawing]);
  useEffect(() => {
    // The view of an older link, or of an earlier entry of the browser's history.
    if (drawing && view && !isSameView(viewOf(drawing), view) && !drawing.isMoving())
      drawing.jumpTo({center: [...view.center], zoom: view.zoom});
  }, [drawing, view]);
  useEffect(() => {
    if (drawing && goal) goTo(drawing, goal, latest.current.covered?.() ?? 0);
  }, [drawing, goal]);
}

function goTo(map: Drawing, goal: Goal, covered: number): void {
  const padding = paddingOf(map.getContainer().clientWidth, covered);
  if ('bounds' in goal) map.fitBounds([...goal.bounds], {padding, maxZoom: closestZoom(goal.bounds)});
  else map.easeTo({center: [...goal.center], zoom: goal.zoom});
}

function viewOf(map: Drawing): MapView {
  const {lng, lat} = map.getCenter().wrap();
  return {center: [lng, lat], zoom: map.getZoom()};
}

/** The rectangle around all that is in sight; the whole world at most. */
function boundsInSight(map: Drawing): Bounds {
  const [[west, south], [east, north]] = map.getBounds().toArray();
  return east - west >= 360 ? [-180, south, 180, north] : [west, south, east, north];
}

/** As a link writes it: a difference that it drops is none. */
function isSameView(one: MapView, other: MapView): boolean {
  const isNear = (a: number, b: number, most: number) => Math.abs(a - b) < most;
  return (
    isNear(one.zoom, other.zoom, 0.01) &&
    isNear(one.center[0], other.center[0], 0.0002) &&
    isNear(one.center[1], other.center[1], 0.0002)
  );
}
