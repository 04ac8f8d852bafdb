import type {Bounds, Goal} from '@site/src/map';
import {createContext, useContext, useEffect, useSyncExternalStore} from 'react';
import type {PanelLayer, StageStore} from './stageStore';

export const StageContext = createContext<StageStore | undefined>(undefined);

export function useStageStore(): StageStore {
  const store = useContext(StageContext);
  if (!store) throw new Error('useStageStore must be used inside the dashboard.');
  return store;
}

/** Puts the layers of a panel on the map, as long as the panel is there. */
export function usePanelLayers(panel: string, layers: readonly PanelLayer[]): void {
  const store = useStageStore();
  useEffect(() => store.setLayers(panel, layers), [store, panel, layers]);
  useEffect(() => () => store.removeLayers(panel), [store, panel]);
}

/** Moves the map. */
export function useGoTo(): (goal: Goal) => void {
  return useStageStore().goTo;
}

/** What the map has in sight, as it came to rest; undefined until the map is there. */
export function useInSight(): Bounds | undefined {
  const store = useStageStore();
  return useSyncExternalStore(store.subscribe, () => store.get().inSight);
}
