import type {GeoJSONSource, Map as Drawing, PointLike} from 'maplibre-gl';
import {useEffect, useRef} from 'react';
import type {Hit, LonLat, StageProps} from './types';

/** Around a point that a finger or a pointer meant, in pixels. */
const REACH = 6;

/** Tells what the pointer is over and what is clicked; a click on a cluster opens it. Enter picks the middle. */
export function useStagePointer(
  drawing: Drawing | undefined,
  {layers, onPick, onHover, tool}: Pick<StageProps, 'layers' | 'onPick' | 'onHover' | 'tool'>,
): void {
  const latest = useRef({layers, onPick, onHover});
  useEffect(() => {
    // Who draws picks nothing.
    latest.current = tool ? {layers: [], onPick: undefined, onHover: undefined} : {layers, onPick, onHover};
  });
  useEffect(() => {
    if (!drawing) return undefined;
    const find = ([x, y]: readonly [number, number]) => {
      const ids = latest.current.layers.flatMap(({id, isPickable}) => (isPickable ? [id] : []));
      const box: [PointLike, PointLike] = [
        [x - REACH, y - REACH],
        [x + REACH, y + REACH],
      ];
      return drawing.queryRenderedFeatures(box).find(({source}) => ids.includes(source));
    };
    const pick = (point: readonly [number, number]) => {
      const {lng, lat} = drawing.unproject([...point]).wrap();
      const hit = find(point);
      if (hit?.properties['cluster'] === true && hit.geometry.type === 'Point')
        void openCluster(drawing, hit.source, Number(hit.properties['cluster_id']), hit.geometry.coordinates);
      else latest.current.onPick?.(hit && toHit(hit, [lng, lat]), [lng, lat]);
    };
    const canvas = drawing.getCanvas();
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter') pick([canvas.clientWidth / 2, canvas.clientHeight / 2]);
    };
    const click = drawing.on('click', ({point}) => pick([point.x, point.y]));
    const move = drawing.on('mousemove', ({point, lngLat}) => {
      const {lng, lat} = lngLat.wrap();
      const hit = find([point.x, point.y]);
      if (latest.current.onPick) canvas.style.cursor = hit ? 'pointer' : '';
      latest.current.onHover?.(hit && toHit(hit, [lng, lat]), [lng, lat]);
    });
    const leave = drawing.on('mouseout', () => latest.current.onHover?.(undefined, undefined));
    canvas.addEventListener('keydown', press);
    return () => {
      for (const subscription of [click, move, leave]) subscription.unsubscribe();
      canvas.removeEventListener('keydown', press);
    };
  }, [drawing]);
}

function toHit(
  {source, properties}: {source: string; properties: Record<string, unknown>},
  position: LonLat,
): Hit {
  return {layer: source, properties, position};
}

async function openCluster(map: Drawing, source: string, id: number, center: number[]): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>(source)?.getClusterExpansionZoom(id);
  const [lon = 0, lat = 0] = center;
  if (zoom !== undefined && map.style) map.easeTo({center: [lon, lat], zoom});
}
