import type {TileExchange} from '@site/src/map';
import {findTileOperation, type TilePath} from './tileOperations';

/** Why tiles are missing on the map. */
export interface TileTrouble {
  /** Of the last response that was no tile; undefined when none came. */
  readonly status: number | undefined;
}

const OUTSIDE = 404;

/** What became of the tiles: what failed is remembered. */
export function createTileLog(base: string) {
  const failed = new Map<TilePath, ReadonlySet<string>>();
  const troubles = new Map<TilePath, TileTrouble>();
  const listeners = new Set<() => void>();
  const setTrouble = (path: TilePath, urls: ReadonlySet<string>, trouble: TileTrouble | undefined) => {
    failed.set(path, urls);
    if (trouble) troubles.set(path, trouble);
    else troubles.delete(path);
    listeners.forEach((listener) => listener());
  };
  return {
    record: (exchange: TileExchange) => {
      const operation = findTileOperation(exchange.url, base);
      if (!operation) return;
      const {path} = operation;
      const {status, url} = exchange;
      const before = failed.get(path) ?? new Set();
      const hasFailed = status === undefined || (status >= 400 && status !== OUTSIDE);
      if (!hasFailed && !before.has(url)) return;
      const after = new Set(before);
      if (hasFailed) after.add(url);
      else after.delete(url);
      setTrouble(path, after, hasFailed ? {status} : after.size > 0 ? troubles.get(path) : undefined);
    },
    trouble: (path: TilePath) => troubles.get(path),
    /** Other tiles are asked for from now on. */
    forget: (path: TilePath) => {
      if (troubles.has(path)) setTrouble(path, new Set(), undefined);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type TileLog = ReturnType<typeof createTileLog>;
