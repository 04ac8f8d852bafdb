import type {Palette, StageLayer} from '@site/src/map';
import type {Feature, Polygon} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import {lineOf} from '../shared/ways/way';
import type {Meeting} from './meetings';
import type {MetWay} from './useMeetings';
import {kindColours} from './words';

type Drawn = Omit<StageLayer, 'opacity'>;

/** The outlines of what the ways meet. */
export function thingsLayer(met: readonly MetWay[], focused: Meeting | undefined): Drawn {
  const things = new Map(met.flatMap(({meetings}) => meetings.map(({thing}) => [thing.key, thing] as const)));
  const features = [...things.values()].flatMap(({key, kind, geometry}): Feature[] =>
    geometry
      ? [
          {
            type: 'Feature',
            geometry: geometry as Polygon,
            properties: {kind, isFocused: key === focused?.thing.key},
          },
        ]
      : [],
  );
  return {
    id: 'route-intersect:things',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features}},
    draw: drawThings,
  };
}

/** The ways, and on them the stretches on which something is met. */
export function waysLayer(met: readonly MetWay[], focused: Meeting | undefined): Drawn {
  const features = met.flatMap(({way, meetings}): Feature[] => {
    const line = (stretch: Meeting['stretch'], properties: Feature['properties']): Feature => ({
      type: 'Feature',
      geometry: {type: 'LineString', coordinates: lineOf(way, stretch)},
      properties,
    });
    return [
      line({from: 0, to: way.length}, {kind: 'way'}),
      ...meetings.map(({id, thing: {kind}, stretch, phase}) =>
        line(stretch, {id, kind, isFocused: id === focused?.id, isInForce: phase === 'inForce'}),
      ),
    ];
  });
  return {
    id: 'route-intersect:ways',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features}},
    draw: drawWays,
    isPickable: true,
  };
}

function drawThings(palette: Palette, source: string): LayerSpecification[] {
  const ink = colourOf(palette);
  return [
    {
      id: `${source}-area`,
      type: 'fill',
      source,
      paint: {'fill-color': ink, 'fill-opacity': ['case', ['get', 'isFocused'], 0.18, 0.05]},
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      paint: {'line-color': ink, 'line-width': ['case', ['get', 'isFocused'], 2.5, 1]},
    },
  ];
}

function drawWays(palette: Palette, source: string): LayerSpecification[] {
  const layout = {'line-join': 'round', 'line-cap': 'round'} as const;
  const isWay: ExpressionSpecification = ['==', ['get', 'kind'], 'way'];
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout,
      filter: isWay,
      paint: {'line-color': palette.ground, 'line-width': 6},
    },
    {
      id: `${source}-way`,
      type: 'line',
      source,
      layout,
      filter: isWay,
      paint: {'line-color': palette.data, 'line-width': 3.5},
    },
    {
      id: `${source}-stretch`,
      type: 'line',
      source,
      layout,
      filter: ['!', isWay],
      paint: {
        'line-color': colourOf(palette),
        'line-width': ['case', ['get', 'isFocused'], 9, 6],
        'line-opacity': ['case', ['get', 'isFocused'], 1, ['get', 'isInForce'], 0.75, 0.35],
      },
    },
    {
      id: `${source}-focus`,
      type: 'line',
      source,
      layout,
      filter: ['all', ['!', isWay], ['get', 'isFocused']],
      paint: {'line-color': palette.ink, 'line-width': 2},
    },
  ];
}

function colourOf(palette: Palette): ExpressionSpecification {
  const colours = Object.entries(kindColours).flatMap(([kind, colour]) => [kind, palette[colour]]);
  return ['match', ['get', 'kind'], ...colours, palette.data] as unknown as ExpressionSpecification;
}
