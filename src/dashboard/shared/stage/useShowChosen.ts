import type {Bounds} from '@site/src/map';
import {useEffect, useRef, useSyncExternalStore} from 'react';
import {useView} from '../view/useView';
import {isInSight} from './isInSight';
import {useStageStore} from './useStage';

/**
 * Moves the map to what is chosen in a list, by a card or by a link, unless it is in sight, and remembers where the map
 * stood. What is picked on the map moves nothing. Where the map has no place yet, `useFirstSight` gives it one.
 *
 * @param id what is chosen, undefined for nothing
 * @param find where it is; asked only when the map may have to move. Undefined as long as that is not known
 */
export function useShowChosen(id: string | undefined, find: () => Bounds | undefined): void {
  const {view} = useView();
  const store = useStageStore();
  const isThere = useSyncExternalStore(store.subscribe, () => store.get().inSight !== undefined);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const {inSight} = store.get();
    if (id === undefined || !view.place) seen.current = id;
    if (id === undefined || seen.current === id || !isThere || !inSight || !view.place) return;
    const bounds = find();
    if (!bounds) return;
    seen.current = id;
    if (store.isPicked(id) || isInSight(bounds, inSight)) return;
    const {lon, lat, zoom} = view.place;
    store.showChosen(bounds, {center: [lon, lat], zoom});
  });
}
