import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {useConnection} from '../data/connection';
import type {TileTrouble} from '../tile-log/tileLog';
import type {TilePath} from '../tile-log/tileOperations';

const AGAIN_MS = 15_000;
/** These do not pass by themselves. */
const refusals = [400, 401, 403];

export interface TileState {
  readonly trouble: TileTrouble | undefined;
  /** Another number for each time that the tiles are asked for anew: a source that is made of it is loaded again. */
  readonly round: number;
  readonly retry: () => void;
}

/** What is wrong with the tiles of an operation, and how to ask for them again; what may pass is retried by itself. */
export function useTileTrouble(path: TilePath): TileState {
  const {tiles} = useConnection();
  const trouble = useSyncExternalStore(tiles.subscribe, () => tiles.trouble(path));
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    tiles.forget(path);
    setRound((before) => before + 1);
  }, [tiles, path]);
  const isPassing = trouble !== undefined && !refusals.includes(trouble.status ?? 0);
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPassing, retry]);
  useEffect(() => () => tiles.forget(path), [tiles, path]);
  return {trouble, round, retry};
}
