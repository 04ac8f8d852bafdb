import type {Hit, LonLat, RoadsInSight, StageLayer} from '@site/src/map';
import {useCallback, useEffect, useMemo, useRef, useSyncExternalStore} from 'react';
import type {Panel} from '../../panelTable';
import {arrangeLayers} from '../../shared/stage/arrangeLayers';
import {useStageStore} from '../../shared/stage/useStage';
import {useView} from '../../shared/view/useView';

/** The layers of the open and the pinned panels, as they are drawn and as they are listed. */
export function useStageLayers(panels: readonly Panel[]) {
  const store = useStageStore();
  const {layers} = useSyncExternalStore(store.subscribe, store.get);
  const {view} = useView();
  const arranged = useMemo(
    () =>
      arrangeLayers(
        panels.flatMap(({id}) => layers.get(id) ?? []),
        view.layers,
      ),
    [panels, layers, view.layers],
  );
  const drawn = useMemo(
    () =>
      [...arranged]
        .reverse()
        .filter(({opacity}) => opacity > 0)
        .flatMap(({layer, opacity}) =>
          layer.drawn.map((each): StageLayer => ({...each, opacity: opacity / 100})),
        ),
    [arranged],
  );
  const latest = useRef(arranged);
  useEffect(() => {
    latest.current = arranged;
  });
  const pick = useCallback(
    (hit: Hit | undefined, position: LonLat) => {
      store.pick(hit && String(hit.properties['id'] ?? ''));
      if (hit) latest.current.find(({layer}) => isOf(layer, hit))?.layer.onPick?.(hit);
      else for (const {layer} of latest.current) layer.onPickPosition?.(position);
    },
    [store],
  );
  const hover = useCallback((hit: Hit | undefined, position: LonLat | undefined) => {
    for (const {layer} of latest.current) {
      layer.onHover?.(hit && isOf(layer, hit) ? hit : undefined);
      layer.onPoint?.(position);
    }
  }, []);
  const tellRoads = useCallback((roads: RoadsInSight | 'none') => {
    for (const {layer} of latest.current) layer.onRoads?.(roads);
  }, []);
  const roads = arranged.some(({layer}) => layer.onRoads) ? tellRoads : undefined;
  const attribution = arranged.flatMap(({layer, opacity}) =>
    opacity > 0 && layer.attribution ? [layer.attribution] : [],
  );
  return {arranged, drawn, pick, hover, roads, attribution: [...new Set(attribution)]};
}

/** What belongs to a layer is drawn under its id, with a colon and a word after it. */
const isOf = ({id}: {readonly id: string}, hit: Hit) => hit.layer.startsWith(`${id}:`);
