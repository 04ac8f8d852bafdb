import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {Map as Drawing} from 'maplibre-gl';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {LOWEST_FILL, LOWEST_NAME, hasOwnBase} from '../base/baseStyle';
import {readPalette} from '../base/palette';
import {areaLayers} from './areaLayers';
import {findGround, type Ground, type GroundTiles} from './findGround';
import {quietTiles} from './quietTiles';
import {RELIEF, reliefLayer} from './reliefLayer';
import {ROADS, roadLayers} from './roadLayers';
import {shownGround} from './shownBase';
import {WATER, shoreLayer, waterLayers} from './waterLayers';

export interface ShownGround {
  /** Whether it is still to be seen if there is any. */
  readonly isPending: RefObject<boolean>;
  readonly isShown: boolean;
}

/**
 * The relief, water and roads of the sandbox's world, on the offline base map: where the map shows the data of a sandbox that has
 * them.
 *
 * @param platform address of the platform whose data the map shows
 */
export function useGround(drawing: Drawing | undefined, platform: string | undefined): ShownGround {
  const {servers} = useSiteSettings().api;
  const sandbox = servers.find(({url, demoKey}) => demoKey !== undefined && url === platform)?.url;
  const isPending = useRef(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!drawing || sandbox === undefined || !hasOwnBase(drawing)) return undefined;
    let isGone = false;
    isPending.current = true;
    void findGround(sandbox).then((ground) => {
      if (isGone) return;
      isPending.current = false;
      if (ground) add(drawing, ground);
      setShown(ground !== undefined);
      drawing.triggerRepaint();
    });
    return () => {
      isGone = true;
      isPending.current = false;
      remove(drawing);
      setShown(false);
    };
  }, [drawing, sandbox]);
  return {isPending, isShown};
}

function add(map: Drawing, {roads, relief, water}: Ground): void {
  const palette = readPalette();
  map.addSource(ROADS, {type: 'vector', ...quiet(roads)});
  for (const layer of areaLayers(palette)) map.addLayer(layer, LOWEST_FILL);
  if (relief) {
    map.addSource(RELIEF, {type: 'raster-dem', encoding: 'terrarium', ...quiet(relief)});
    map.addLayer(reliefLayer(palette), LOWEST_FILL);
  }
  if (water) {
    map.addSource(WATER, {type: 'vector', ...quiet(water)});
    for (const layer of waterLayers(palette)) map.addLayer(layer, LOWEST_FILL);
    map.addLayer(shoreLayer(palette), LOWEST_NAME);
  }
  for (const layer of roadLayers(palette)) map.addLayer(layer, LOWEST_NAME);
}

function quiet({tiles, ...zooms}: GroundTiles) {
  return {tiles: tiles.map(quietTiles), ...zooms};
}

function remove(map: Drawing): void {
  // A map that has been closed has no style.
  if (!map.style) return;
  for (const {id} of shownGround(map, readPalette())) map.removeLayer(id);
  for (const id of [ROADS, RELIEF, WATER]) if (map.getSource(id)) map.removeSource(id);
}
