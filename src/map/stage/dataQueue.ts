import type {GeoJSON} from 'geojson';
import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';

/** Exchanges the data of a map's sources. */
export interface DataQueue {
  readonly set: (source: string, data: GeoJSON) => void;
  /** What waits for a source that is taken away; another of its name brings data of its own. */
  readonly forget: (source: string) => void;
  readonly stop: () => void;
}

/**
 * Hands new data to sources, each in a task of its own and only the newest: thousands of features are copied for the
 * worker that cuts them into tiles, and the page has to respond between that and what it has just drawn itself.
 */
export function createDataQueue(map: Pick<Drawing, 'getSource'>): DataQueue {
  const waiting = new Map<string, GeoJSON>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    const [source, data] = first;
    waiting.delete(source);
    if (waiting.size > 0) timer = setTimeout(next);
    void map.getSource<GeoJSONSource>(source)?.setData(data);
  };
  return {
    set: (source, data) => {
      waiting.set(source, data);
      timer ??= setTimeout(next);
    },
    forget: (source) => void waiting.delete(source),
    stop: () => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
