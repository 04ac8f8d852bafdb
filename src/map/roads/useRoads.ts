import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {Map as Drawing} from 'maplibre-gl';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {LOWEST_NAME, hasOwnBase} from '../base/baseStyle';
import {readPalette} from '../base/palette';
import {findRoads, type RoadTiles} from './findRoads';
import {quietTiles} from './quietTiles';
import {ROADS, roadLayers} from './roadLayers';

export interface Roads {
  /** Whether it is still to be seen if there are any. */
  readonly isPending: RefObject<boolean>;
  readonly areShown: boolean;
}

/**
 * The roads of the sandbox's world, on the offline base map: where the map shows the data of a sandbox that has them.
 *
 * @param platform address of the platform whose data the map shows
 */
export function useRoads(drawing: Drawing | undefined, platform: string | undefined): Roads {
  const {servers} = useSiteSettings().api;
  const sandbox = servers.find(({url, demoKey}) => demoKey !== undefined && url === platform)?.url;
  const isPending = useRef(false);
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    if (!drawing || sandbox === undefined || !hasOwnBase(drawing)) return undefined;
    let isGone = false;
    isPending.current = true;
    void findRoads(sandbox).then((roads) => {
      if (isGone) return;
      isPending.current = false;
      if (roads) add(drawing, roads);
      setShown(roads !== undefined);
      drawing.triggerRepaint();
    });
    return () => {
      isGone = true;
      isPending.current = false;
      remove(drawing);
      setShown(false);
    };
  }, [drawing, sandbox]);
  return {isPending, areShown};
}

function add(map: Drawing, {tiles, minzoom, maxzoom}: RoadTiles): void {
  map.addSource(ROADS, {type: 'vector', tiles: tiles.map(quietTiles), minzoom, maxzoom});
  for (const layer of roadLayers(readPalette())) map.addLayer(layer, LOWEST_NAME);
}

function remove(map: Drawing): void {
  // A map that has been closed has no style.
  if (!map.style || !map.getSource(ROADS)) return;
  for (const {id} of roadLayers(readPalette())) map.removeLayer(id);
  map.removeSource(ROADS);
}
