import type {GeoJSONFeature, Map as Drawing} from 'maplibre-gl';
import type {Position} from 'geojson';
import type {Bounds} from '../layers/bounds';
import {isDrawn, ROADS} from './roadLayers';

/** The classes of roads, the largest first. */
const roadKinds = ['motorway', 'highway', 'road', 'street'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** A line of the base map's roads: a road has one or more in each tile. */
export interface RoadLine {
  readonly kind: RoadKind;
  readonly isMain: boolean;
  /** Empty where it has none. */
  readonly name: string;
  readonly positions: readonly Position[];
}

export interface RoadsInSight {
  /** What the map shows; may run on beyond 180°. */
  readonly bounds: Bounds;
  /** The largest first. */
  readonly lines: readonly RoadLine[];
  /** Whether the smallest are left out, since there are too many. */
  readonly isPartial: boolean;
  /** Whether the map has to be closer for any road. */
  readonly isTooFar: boolean;
}

/** Whoever works on roads goes through so many positions at most. */
const MOST_POSITIONS = 40_000;

/** The roads that a map draws around what it shows; `none` where its base map has no roads that are known here. */
export function roadsInSight(map: Drawing): RoadsInSight | 'none' {
  const source = map.getSource(ROADS);
  if (!source) return 'none';
  const [[west, south], [east, north]] = map.getBounds().toArray();
  const found = map.querySourceFeatures(ROADS, {sourceLayer: 'roads', filter: isDrawn});
  return {
    bounds: [west, south, east, north],
    ...linesOf(found, MOST_POSITIONS),
    isTooFar: Math.floor(map.getZoom()) < (source.minzoom ?? 0),
  };
}

/**
 * The lines of features of roads, the largest roads first, of so many positions at most.
 *
 * @param features as a map finds them in the tiles of roads
 */
export function linesOf(
  features: readonly Pick<GeoJSONFeature, 'geometry' | 'properties'>[],
  most: number,
): Pick<RoadsInSight, 'lines' | 'isPartial'> {
  const ordered = features
    .map((feature) => ({feature, rank: rankOf(feature.properties)}))
    .sort((one, other) => one.rank - other.rank);
  const lines: RoadLine[] = [];
  let count = 0;
  for (const {feature, rank} of ordered) {
    const {name, main} = feature.properties as {name?: string; main?: boolean};
    const road = {kind: roadKinds[rank >> 1] ?? 'street', isMain: main === true, name: name ?? ''};
    // Geometry is read out of its tile here, and not before.
    for (const positions of partsOf(feature.geometry)) {
      if (count + positions.length > most) return {lines, isPartial: true};
      count += positions.length;
      lines.push({...road, positions});
    }
  }
  return {lines, isPartial: false};
}

/** 0 for main roads of the largest class, 1 for its others, and so on. */
function rankOf({class: kind, main}: Readonly<Record<string, unknown>>): number {
  const index = roadKinds.indexOf(kind as RoadKind);
  return 2 * (index < 0 ? roadKinds.length - 1 : index) + (main === true ? 0 : 1);
}

function partsOf(geometry: GeoJSON.Geometry): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
