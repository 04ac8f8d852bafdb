import type {Item} from '@site/src/collections/objects/items';
import {useCallback, useEffect} from 'react';
import {useGoTo} from '../../shared/stage/useStage';
import {useFilter, useView} from '../../shared/view/useView';

const CLOSE = 12;

/** Shows an object on the map, once or at each of its reports. */
export function useFollow({id, object}: Item) {
  const {view} = useView();
  const goTo = useGoTo();
  const [followed, setFollowed] = useFilter('locations-follow');
  const isFollowed = followed === id;
  const [lon, lat] = object.geometry?.coordinates ?? [];
  const zoom = Math.max(view.place?.zoom ?? 0, CLOSE);
  const show = useCallback(() => {
    if (lon !== undefined && lat !== undefined) goTo({center: [lon, lat], zoom});
  }, [lon, lat, zoom, goTo]);
  useEffect(() => {
    if (isFollowed) show();
  }, [isFollowed, show]);
  return {show, isFollowed, follow: () => setFollowed(isFollowed ? '' : id)};
}
