import {GeoJSONWrapper, fromVectorTileJs} from '@maplibre/vt-pbf';
import {clipLine, type Point} from '../../../geometry/clipLine';
import {clipRing} from '../../../geometry/clipRing';
import {BORDER, EXTENT} from './tileFrame';

type Points = [x: number, y: number][];

/** Lines or rings that share their properties. */
export interface Shape {
  readonly tags: Readonly<Record<string, string | number | boolean>>;
  readonly geometry: Points[];
}

export interface Layer {
  readonly name: string;
  readonly type: 'lines' | 'polygons';
  readonly shapes: Iterable<Shape>;
}

/** A Mapbox vector tile (MVT 2.1) of the layers that have shapes; `null` where none has. */
export function vectorTile(layers: readonly Layer[]): Uint8Array | null {
  const filled = layers.flatMap((layer) => {
    const features = [...joinedByTags(layer.shapes)];
    if (features.length === 0) return [];
    const type = layer.type === 'lines' ? 2 : 3;
    const wrapper = new GeoJSONWrapper(
      features.map((feature) => ({...feature, type})),
      {version: 2, extent: EXTENT},
    );
    wrapper.name = layer.name;
    return [[layer.name, wrapper] as const];
  });
  return filled.length === 0 ? null : fromVectorTileJs({layers: Object.fromEntries(filled)});
}

/** One feature for each kind of shape, in the order of the first ones. */
function joinedByTags(shapes: Iterable<Shape>): Iterable<Shape> {
  const features = new Map<string, Shape>();
  for (const {tags, geometry} of shapes) {
    const key = JSON.stringify(tags);
    const known = features.get(key);
    if (known) known.geometry.push(...geometry);
    else features.set(key, {tags, geometry: [...geometry]});
  }
  return features.values();
}

/** The parts of a line on a tile, in its units. */
export function lineOnTile(line: readonly Point[]): Points[] {
  return clipLine(line, -BORDER, EXTENT + BORDER)
    .map(onUnits)
    .filter((points) => points.length > 1);
}

/** The part of a ring on a tile, in its units, closed; `undefined` where nothing is left. @param ring not closed */
export function ringOnTile(ring: readonly Point[]): Points | undefined {
  const points = onUnits(clipRing(ring, -BORDER, EXTENT + BORDER));
  const [first] = points;
  return first && points.length > 2 ? [...points, first] : undefined;
}

/** Whole units, none twice in a row. */
function onUnits(line: readonly Point[]): Points {
  const points = line.map(([x, y]): Points[number] => [Math.round(x), Math.round(y)]);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}
