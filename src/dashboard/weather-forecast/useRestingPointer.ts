import type {LonLat} from '@site/src/map';
import {useCallback, useEffect, useState} from 'react';

/** A pointer on its way asks for nothing. */
const REST_MS = 150;

/** Where the pointer is on the map, and where it has come to rest. */
export function useRestingPointer(isWatched: boolean) {
  const [position, setPosition] = useState<LonLat>();
  const [rested, setRested] = useState<LonLat>();
  const move = useCallback((to: LonLat | undefined) => setPosition(to), []);
  useEffect(() => {
    const timer = setTimeout(() => setRested(position), REST_MS);
    return () => clearTimeout(timer);
  }, [position]);
  return isWatched ? {position, rested, move} : {position: undefined, rested: undefined, move};
}
