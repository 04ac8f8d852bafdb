import type {GeoJSON} from 'geojson';
import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';
import {createPacking, type Packing} from './packing';

/** Exchanges the data of a map's sources. */
export interface DataQueue {
  readonly set: (source: string, data: GeoJSON) => void;
  /** What waits for a source that is taken away; another of its name brings data of its own. */
  readonly forget: (source: string) => void;
  readonly stop: () => void;
}

/**
 * Hands new data to sources, each in a task of its own and only the newest. Features are written as bytes
 * first, a thousand in each task: the page has to respond meanwhile.
 */
export function createDataQueue(map: Pick<Drawing, 'getSource'>): DataQueue {
  const waiting = new Map<string, Packing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    const [source, packing] = first;
    const packed = packing.next();
    if (packed) waiting.delete(source);
    if (waiting.size > 0) timer = setTimeout(next);
    // The worker reads them as the text that they are: `takesBytes`.
    if (packed) void map.getSource<GeoJSONSource>(source)?.setData(packed as unknown as GeoJSON);
  };
  return {
    set: (source, data) => {
      waiting.set(source, createPacking(data));
      timer ??= setTimeout(next);
    },
    forget: (source) => void waiting.delete(source),
    stop: () => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
