import type {Palette, StageLayer} from '@site/src/map';
import {areaColours} from '@site/src/map/base/dataColours';
import type {Feature} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';
import type {Area} from './useAreas';

/** The areas with their names; the one that is being drawn is left to the pencil. */
export function areasLayer(
  areas: readonly Area[],
  focused: readonly (string | undefined)[],
  drawnId: string | undefined,
): Omit<StageLayer, 'opacity'> {
  const features = areas
    .filter(({areaId}) => areaId !== drawnId)
    .map(({areaId, areaName, geometry}): Feature => ({
      type: 'Feature',
      geometry,
      properties: {id: areaId, name: areaName, isFocused: focused.includes(areaId)},
    }));
  return {
    id: 'locations-areas:areas',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features}},
    draw,
    isPickable: true,
  };
}

function draw(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-fill`,
      type: 'fill',
      source,
      paint: {
        'fill-color': palette[areaColours.area],
        'fill-opacity': ['case', ['get', 'isFocused'], 0.25, 0.08],
      },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      paint: {
        'line-color': palette[areaColours.area],
        'line-width': ['case', ['get', 'isFocused'], 3, 1.25],
        'line-dasharray': [4, 2],
      },
    },
  ];
}
