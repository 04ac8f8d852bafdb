import type {GeoJSON} from 'geojson';

/** As many features as are written within a few milliseconds. */
const SLICE = 1000;

/** Data on its way to the worker of the map. */
export interface Packing {
  /** Does a few milliseconds of the work, and returns the bytes once all of it is done. */
  readonly next: () => ArrayBuffer | undefined;
}

/** Makes the bytes of GeoJSON, those of its text; a collection is written slice by slice. */
export function createPacking(data: GeoJSON): Packing {
  const encoder = new TextEncoder();
  if (data.type !== 'FeatureCollection') return {next: () => encoder.encode(JSON.stringify(data)).buffer};
  const {features} = data;
  const parts = [encoder.encode('{"type":"FeatureCollection","features":[')];
  let written = 0;
  return {
    next: () => {
      const slice = JSON.stringify(features.slice(written, written + SLICE)).slice(1, -1);
      parts.push(encoder.encode(written > 0 ? `,${slice}` : slice));
      written += SLICE;
      if (written < features.length) return undefined;
      parts.push(encoder.encode(']}'));
      return join(parts);
    },
  };
}

function join(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
}
