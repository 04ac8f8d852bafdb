import type {Palette, StageLayer} from '@site/src/map';
import type {Feature} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import {weatherColours} from '../shared/tiles/weatherColours';
import type {WayEvent} from '../shared/ways/departures';
import {lineOf, type Way} from '../shared/ways/way';

interface Marked {
  readonly kind: string;
}

/** The way, on it the weather of an hour, and the step that is pointed at. */
export function routeLayer(
  way: Way | undefined,
  events: readonly WayEvent[],
  hour: number,
  step: {readonly from: number; readonly to: number} | undefined,
): Omit<StageLayer, 'opacity'> {
  const feature = (kind: string, stretch: {readonly from: number; readonly to: number}): Feature[] =>
    way
      ? [
          {
            type: 'Feature',
            geometry: {type: 'LineString', coordinates: lineOf(way, stretch)},
            properties: {kind} satisfies Marked,
          },
        ]
      : [];
  return {
    id: 'route:way',
    source: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: [
          ...feature('way', {from: 0, to: way?.length ?? 0}),
          ...events
            .filter(({readings}) => readings.has(hour))
            .flatMap(({threshold, stretch}) => feature(threshold.type, stretch)),
          ...(step ? feature('step', step) : []),
        ],
      },
    },
    draw: drawRoute,
  };
}

function drawRoute(palette: Palette, source: string): LayerSpecification[] {
  const layout = {'line-join': 'round', 'line-cap': 'round'} as const;
  const ofKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
  const colours = Object.entries(weatherColours).flatMap(([kind, colour]) => [kind, palette[colour]]);
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout,
      filter: ofKind('way'),
      paint: {'line-color': palette.ground, 'line-width': 6},
    },
    {
      id: `${source}-way`,
      type: 'line',
      source,
      layout,
      filter: ofKind('way'),
      paint: {'line-color': palette.data, 'line-width': 3.5},
    },
    {
      id: `${source}-event`,
      type: 'line',
      source,
      layout,
      filter: ['!', ['in', ['get', 'kind'], ['literal', ['way', 'step']]]],
      paint: {
        'line-color': [
          'match',
          ['get', 'kind'],
          ...colours,
          palette.signal,
        ] as unknown as ExpressionSpecification,
        'line-width': 7,
        'line-opacity': 0.75,
      },
    },
    {
      id: `${source}-step`,
      type: 'line',
      source,
      layout,
      filter: ofKind('step'),
      paint: {'line-color': palette.ink, 'line-width': 5},
    },
  ];
}
