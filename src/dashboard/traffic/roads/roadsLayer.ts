import type {Palette, StageLayer} from '@site/src/map';
import {trafficColours} from '@site/src/map/base/dataColours';
import type {Feature, MultiLineString} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import type {RoadStretch} from './cutRoads';
import {levels} from './levels';
import {roadIdOf, type SlowRoad} from './listSlowRoads';

type Drawn = Omit<StageLayer, 'opacity'>;

/** Roads in the colours of their slowdown, beneath the names of the base map. */
export function roadsLayer(stretches: readonly RoadStretch[]): Drawn {
  const features = new Map<string, Feature<MultiLineString>>();
  for (const stretch of stretches) {
    const {line, percent, positions} = stretch;
    const id = roadIdOf(stretch);
    const key = `${percent} ${String(line.isMain)} ${id}`;
    const feature = features.get(key) ?? {
      type: 'Feature',
      geometry: {type: 'MultiLineString', coordinates: []},
      properties: {id, name: line.name, kind: line.kind, isMain: line.isMain, percent},
    };
    features.set(key, feature);
    feature.geometry.coordinates.push([...positions]);
  }
  return {
    id: 'traffic:roads',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features: [...features.values()]}},
    draw: drawRoads,
    isUnderNames: true,
    isPickable: true,
  };
}

/** The road that somebody points at or has chosen. */
export function markLayer(road: SlowRoad | undefined): Drawn {
  const features: Feature[] = road ? [{type: 'Feature', geometry: road.geometry, properties: {}}] : [];
  return {
    id: 'traffic:mark',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features}},
    draw: drawMark,
  };
}

function drawRoads(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      filter: ['>=', ['get', 'percent'], levels[1].from],
      layout: {'line-join': 'round', 'line-cap': 'butt'},
      paint: {'line-color': palette.land, 'line-width': widthOf(2)},
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: {'line-join': 'round', 'line-cap': 'butt', 'line-sort-key': ['get', 'percent']},
      paint: {'line-color': colourBy(palette, 'percent'), 'line-width': widthOf(0)},
    },
  ];
}

function drawMark(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout: {'line-join': 'round', 'line-cap': 'butt'},
      paint: {'line-color': palette.ink, 'line-width': 3, 'line-gap-width': 6},
    },
  ];
}

/** The colour of a feature by a property of it, in percent. */
export function colourBy(palette: Palette, property: string): ExpressionSpecification {
  const [free, ...slow] = levels.map(({id, from}) => ({from, colour: palette[trafficColours[id]]}));
  return [
    'step',
    ['get', property],
    free?.colour,
    ...slow.flatMap(({from, colour}) => [from, colour]),
  ] as unknown as ExpressionSpecification;
}

/** Pixels by zoom, of a motorway that is free; slower roads are wider, smaller ones narrower. */
const widths = [
  [6, 1.6],
  [11, 3],
  [14, 4.5],
  [18, 12],
] as const;

/** @param more pixels for an edge on both sides together */
function widthOf(more: number): ExpressionSpecification {
  const bySpeed = [
    'step',
    ['get', 'percent'],
    0.8,
    levels[1].from,
    1.2,
    levels[2].from,
    1.5,
    levels[3].from,
    1.8,
  ];
  const byKind = ['match', ['get', 'kind'], 'motorway', 1, 'highway', 0.85, 'road', 0.65, 0.5];
  const byUse = ['case', ['get', 'isMain'], 1, 0.75];
  const stops = widths.flatMap(([zoom, width]) => [zoom, ['+', more, ['*', width, bySpeed, byKind, byUse]]]);
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}
