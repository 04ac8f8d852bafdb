import type {Feature, FeatureCollection, Point} from 'geojson';
import type {ExpressionSpecification, FilterSpecification, LayerSpecification} from 'maplibre-gl';
import {anchorsAround, labelFont, type Palette, type StageLayer} from '@site/src/map';
import {troubleColours} from '@site/src/map/base/dataColours';
import {troubles, type Trouble} from '@site/src/map/base/troubleShapes';
import {iconOf} from './iconOf';
import {stateOf, type Item, type ObjectState} from './items';
import {BADGE, NAME_SIZE, offset, RING_SIZE, spreadOf, type Spread} from './markerOffsets';
import {spread} from './spread';

interface Marked {
  readonly id: string;
  readonly name: string;
  /** The name of its silhouette. */
  readonly icon: string;
  readonly state: ObjectState;
  /** Degrees from true north, where it has a direction. */
  readonly heading?: number;
  /** How grave it is what is wrong with it: 0 for nothing. */
  readonly gravity: number;
  /** Of what shares its place with others. */
  readonly spread?: Spread;
}

/** What is known to be wrong with objects, by their ids. */
export type Troubles = ReadonlyMap<string, Trouble>;
const noTroubles: Troubles = new Map();

const isTroubled: ExpressionSpecification = ['>', ['get', 'gravity'], 0];
const isCluster: FilterSpecification = ['has', 'point_count'];
const isObject: FilterSpecification = ['!', ['has', 'point_count']];

/** Up to this zoom markers that crowd are one disc; closer, those at one place are spread around it. */
const CLUSTERED = 13;

/**
 * All objects that have a position; where they crowd, a disc that says how many they are, with the gravest trouble among
 * them.
 *
 * @param known what is wrong with them, besides that they are silent
 */
export function objectsLayer(
  panel: string,
  items: readonly Item[],
  known = noTroubles,
): Omit<StageLayer, 'opacity'> {
  return {
    id: `${panel}:objects`,
    source: {
      type: 'geojson',
      data: collectionOf(items, items, known),
      cluster: true,
      // As wide as a marker with its ring: closer together they would hide one another.
      clusterRadius: 34,
      clusterMaxZoom: CLUSTERED,
      clusterProperties: {gravity: ['max', ['get', 'gravity']]},
    },
    draw: drawObjects,
    isPickable: true,
  };
}

/**
 * The selected object and the one under the pointer, above all others and in no cluster.
 *
 * @param among all that are drawn: a marker that shares its place stays where it stands among them
 */
export function focusLayer(
  panel: string,
  items: readonly Item[],
  among: readonly Item[],
  known = noTroubles,
): Omit<StageLayer, 'opacity'> {
  return {
    id: `${panel}:focus`,
    source: {type: 'geojson', data: collectionOf(items, among, known)},
    draw: drawFocus,
    isPickable: true,
  };
}

function collectionOf(
  items: readonly Item[],
  among: readonly Item[],
  known: Troubles,
): FeatureCollection<Point, Marked> {
  const features: Feature<Point, Marked>[] = [];
  const offsets = spread(among);
  for (const item of items) {
    const {id, name, object, collection} = item;
    const {geometry, heading} = object;
    if (!geometry) continue;
    const properties: Marked = {
      id,
      name,
      icon: iconOf(object, collection),
      state: stateOf(item),
      ...spreadOf(offsets.get(item), heading),
      gravity: gravityOf(known.get(id) ?? (item.isSilent ? 'silent' : undefined)),
      ...(heading !== undefined && {heading}),
    };
    features.push({type: 'Feature', geometry, properties});
  }
  return {type: 'FeatureCollection', features};
}

/** The graver, the more; 0 for nothing. */
const gravityOf = (trouble: Trouble | undefined): number =>
  trouble ? troubles.length - troubles.indexOf(trouble) : 0;

function drawObjects(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-cluster`,
      type: 'circle',
      source,
      filter: isCluster,
      paint: {
        'circle-color': palette.data,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 50, 21, 500, 26],
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 1.5,
        'circle-opacity': 0.92,
      },
    },
    // Beneath the markers, since what stands above is placed first: a name takes the room that they leave.
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      filter: ['all', isObject, ['!', ['has', 'spread']]] as FilterSpecification,
      layout: {
        ...nameLayout,
        // From afar only what is in trouble is named.
        'text-field': ['step', ['zoom'], ['case', isTroubled, ['get', 'name'], ''], 9.5, ['get', 'name']],
        'text-variable-anchor-offset': anchorsAround(1.95),
        'symbol-sort-key': ['-', 0, ['get', 'gravity']],
      },
      paint: namePaint(palette),
    },
    {
      id: `${source}-spread-name`,
      type: 'symbol',
      source,
      filter: ['has', 'spread'] as FilterSpecification,
      minzoom: CLUSTERED + 1,
      layout: {...nameLayout, 'text-offset': offset('name')},
      paint: namePaint(palette),
    },
    {
      id: `${source}-count`,
      type: 'symbol',
      source,
      filter: isCluster,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': labelFont,
        'text-size': 12,
        'text-allow-overlap': true,
        // Of the disc around it, which names are kept clear of.
        'text-padding': 10,
      },
      paint: {'text-color': palette.ground},
    },
    ...markers(palette, source, isObject),
    badge(palette, source),
  ];
}

function drawFocus(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-ring`,
      type: 'circle',
      source,
      filter: ['!', ['has', 'spread']] as FilterSpecification,
      paint: {
        'circle-radius': 19,
        'circle-color': palette.signal,
        'circle-opacity': 0.18,
        'circle-stroke-color': palette.signal,
        'circle-stroke-width': 2,
      },
    },
    // MapLibre moves the circles of a layer all alike, and symbols each by its own offset.
    {
      id: `${source}-spread-ring`,
      type: 'symbol',
      source,
      filter: ['has', 'spread'] as FilterSpecification,
      layout: {
        'icon-image': 'state/idle',
        'icon-size': RING_SIZE,
        'icon-offset': offset('ring'),
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
      paint: {'icon-color': palette.signal, 'icon-halo-color': palette.ground, 'icon-halo-width': 1},
    },
    ...markers(palette, source, true),
    badge(palette, source),
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      filter: ['!', ['has', 'spread']] as FilterSpecification,
      layout: {...nameLayout, 'text-allow-overlap': true, 'text-variable-anchor-offset': anchorsAround(1.4)},
      paint: namePaint(palette),
    },
    {
      id: `${source}-spread-name`,
      type: 'symbol',
      source,
      filter: ['has', 'spread'] as FilterSpecification,
      layout: {...nameLayout, 'text-offset': offset('name'), 'text-allow-overlap': true},
      paint: namePaint(palette),
    },
  ];
}

/**
 * The silhouette of what it is, turned to where it heads, with its state around it: an arrow ahead of what moves, a ring
 * around what stands, and parts of a ring around what is silent, which is hollow besides.
 */
function markers(palette: Palette, source: string, filter: FilterSpecification): LayerSpecification[] {
  const layout = {
    ...({'icon-allow-overlap': true, 'icon-rotation-alignment': 'map'} as const),
    'icon-offset': offset('turned'),
    // Of those at one place, the gravest trouble lies on top.
    'symbol-sort-key': ['get', 'gravity'] as ExpressionSpecification,
    'icon-rotate': [
      'match',
      ['get', 'icon'],
      'crew',
      0,
      ['coalesce', ['get', 'heading'], 0],
    ] as ExpressionSpecification,
  };
  const colour = inState(palette.data, palette['ink-soft'], palette['ink-faint']);
  return [
    {
      id: `${source}-state`,
      type: 'symbol',
      source,
      filter,
      layout: {
        ...layout,
        'icon-ignore-placement': true,
        'icon-rotate': ['coalesce', ['get', 'heading'], 0],
        'icon-image': ['concat', 'state/', ['get', 'state']],
      },
      paint: {'icon-color': colour, 'icon-halo-color': palette.ground, 'icon-halo-width': 1.5},
    },
    {
      id: `${source}-shape`,
      type: 'symbol',
      source,
      filter,
      layout: {
        ...layout,
        'icon-padding': 1,
        'icon-offset': ['match', ['get', 'icon'], 'crew', offset('upright'), offset('turned')],
        'icon-image': ['concat', 'shape/', ['get', 'icon']],
      },
      paint: {
        'icon-color': inState(palette.data, palette['ink-soft'], palette.ground),
        'icon-halo-color': inState(palette.ground, palette.ground, palette['ink-faint']),
        'icon-halo-width': 2.5,
      },
    },
  ];
}

/** What is wrong with an object, or the gravest trouble in a cluster, at its upper right. */
function badge(palette: Palette, source: string): LayerSpecification {
  const byGravity = (valueOf: (trouble: Trouble) => string, otherwise: string) =>
    [
      'match',
      ['get', 'gravity'],
      ...troubles.flatMap((trouble) => [gravityOf(trouble), valueOf(trouble)]),
      otherwise,
    ] as unknown as ExpressionSpecification;
  return {
    id: `${source}-trouble`,
    type: 'symbol',
    source,
    filter: isTroubled,
    layout: {
      'icon-image': byGravity((trouble) => `trouble/${trouble}`, ''),
      'icon-offset': offset('badge', BADGE),
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'symbol-sort-key': ['get', 'gravity'],
    },
    paint: {
      'icon-color': byGravity((trouble) => palette[troubleColours[trouble]], palette.ink),
      'icon-halo-color': palette.ground,
      'icon-halo-width': 2,
    },
  };
}

function inState(moving: string, idle: string, silent: string): ExpressionSpecification {
  return ['match', ['get', 'state'], 'moving', moving, 'idle', idle, silent];
}

const nameLayout = {
  'text-field': ['get', 'name'] as ExpressionSpecification,
  'text-font': labelFont,
  'text-size': NAME_SIZE,
  'text-anchor': 'top' as const,
  'text-offset': [0, 1.4] as [number, number],
};

const namePaint = (palette: Palette) => ({
  'text-color': palette.ink,
  'text-halo-color': palette.ground,
  'text-halo-width': 1.5,
});
