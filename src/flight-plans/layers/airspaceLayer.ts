import type {Palette, StageLayer} from '@site/src/map';
import {areaColours} from '@site/src/map/base/dataColours';
import type {FeatureCollection, MultiPolygon, Polygon} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import type {Restriction} from '@site/src/plan-check';

/** Whether a restriction is in force at a time, in milliseconds since 1970. */
export function isInForce({properties: {activeTime, endTime}}: Restriction, time: number): boolean {
  return (
    (activeTime === undefined || Date.parse(activeTime) <= time) &&
    (endTime === undefined || Date.parse(endTime) > time)
  );
}

/** Restricted airspace as it stands at a time: filled while it is in force, an outline before. */
export function airspaceLayer(
  id: string,
  restrictions: readonly Restriction[],
  time: number,
  focused: readonly (string | undefined)[],
): Omit<StageLayer, 'opacity'> {
  const data: FeatureCollection<Polygon | MultiPolygon> = {
    type: 'FeatureCollection',
    features: restrictions.map((restriction) => ({
      type: 'Feature',
      geometry: restriction.geometry,
      properties: {
        id: restriction.properties.restrictionId,
        isInForce: isInForce(restriction, time),
        isOwn: restriction.properties.type === 'custom',
        isFocused: focused.includes(restriction.properties.restrictionId),
      },
    })),
  };
  return {id, source: {type: 'geojson', data}, draw, isPickable: true};
}

function draw(palette: Palette, source: string): LayerSpecification[] {
  const ink: ExpressionSpecification = [
    'case',
    ['get', 'isOwn'],
    palette[areaColours.ownAirspace],
    palette[areaColours.airspace],
  ];
  return [
    {
      id: `${source}-area`,
      type: 'fill',
      source,
      paint: {
        'fill-color': ink,
        'fill-opacity': ['case', ['get', 'isFocused'], 0.4, ['get', 'isInForce'], 0.16, 0.04],
      },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      filter: ['get', 'isInForce'],
      paint: {'line-color': ink, 'line-width': ['case', ['get', 'isFocused'], 3, 1.25]},
    },
    {
      id: `${source}-ahead`,
      type: 'line',
      source,
      filter: ['!', ['get', 'isInForce']],
      paint: {
        'line-color': ink,
        'line-width': ['case', ['get', 'isFocused'], 3, 1.25],
        'line-dasharray': [3, 2],
      },
    },
  ];
}
