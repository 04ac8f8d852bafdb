import type {LonLat, Palette, StageLayer} from '@site/src/map';
import {areaColours} from '@site/src/map/base/dataColours';
import type {FeatureCollection, Geometry, LineString, Polygon} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';
import {lineOf, type Way} from '../shared/ways/way';
import {phaseOf, type Alert} from './alerts';

interface Drawn {
  readonly id: string;
  readonly severity: number;
  readonly isAhead: boolean;
  readonly isFocused: boolean;
}

/** The warned areas as they stand at a time: filled while in force, an outline before. */
export function alertsLayer(
  alerts: readonly Alert[],
  time: number,
  focused: readonly (string | undefined)[],
): Omit<StageLayer, 'opacity'> {
  const data: FeatureCollection<Polygon, Drawn> = {
    type: 'FeatureCollection',
    features: alerts.flatMap((alert) => {
      const phase = phaseOf(alert, time);
      if (!alert.detailPolygon || (phase !== 'inForce' && phase !== 'ahead')) return [];
      const id = alertKey(alert);
      return {
        type: 'Feature',
        geometry: alert.detailPolygon,
        properties: {
          id,
          severity: alert.severityCode,
          isAhead: phase === 'ahead',
          isFocused: focused.includes(id),
        },
      };
    }),
  };
  return {id: 'weather-alerts:areas', source: {type: 'geojson', data}, draw, isPickable: true};
}

function draw(palette: Palette, source: string): LayerSpecification[] {
  const ink = colourOf(palette);
  return [
    {
      id: `${source}-area`,
      type: 'fill',
      source,
      paint: {
        'fill-color': ink,
        'fill-opacity': ['case', ['get', 'isFocused'], 0.55, ['get', 'isAhead'], 0.06, density],
      },
      layout: {'fill-sort-key': mostSevereLast},
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      filter: ['!', ['get', 'isAhead']],
      paint: {'line-color': ink, 'line-width': ['case', ['get', 'isFocused'], 3, 1.25]},
    },
    {
      id: `${source}-ahead`,
      type: 'line',
      source,
      filter: ['get', 'isAhead'],
      paint: {
        'line-color': ink,
        'line-width': ['case', ['get', 'isFocused'], 3, 1.25],
        'line-dasharray': [3, 2],
      },
    },
  ];
}

/** The more severe, the denser: for some eyes the violets of two severities lie close together. */
const density: ExpressionSpecification = ['match', ['get', 'severity'], 1, 0.42, 2, 0.3, 3, 0.18, 0.12];

/** The most severe is drawn on top. */
const mostSevereLast: ExpressionSpecification = ['-', 0, ['get', 'severity']];

function colourOf(palette: Palette): ExpressionSpecification {
  return [
    'match',
    ['get', 'severity'],
    1,
    palette[areaColours.extremeAlert],
    2,
    palette[areaColours.severeAlert],
    3,
    palette[areaColours.moderateAlert],
    palette[areaColours.minorAlert],
  ];
}

/** The whole line of a way. */
export function lineGeometry(way: Way): LineString {
  return {type: 'LineString', coordinates: lineOf(way, {from: 0, to: way.length})};
}

/** What the alerts are asked for: a way, or a place. */
export function askedLayer(way: Way | undefined, place: LonLat | undefined): Omit<StageLayer, 'opacity'> {
  const geometries: Geometry[] = [
    ...(way ? [lineGeometry(way)] : []),
    ...(place ? [{type: 'Point' as const, coordinates: [...place]}] : []),
  ];
  return {
    id: 'weather-alerts:asked',
    source: {type: 'geojson', data: {type: 'GeometryCollection', geometries}},
    draw: drawAsked,
  };
}

function drawAsked(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-way`,
      type: 'line',
      source,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {'line-color': palette.ink, 'line-width': 3},
    },
    {
      id: `${source}-place`,
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 7,
        'circle-color': palette.ground,
        'circle-opacity': 0.4,
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 2,
      },
    },
  ];
}
