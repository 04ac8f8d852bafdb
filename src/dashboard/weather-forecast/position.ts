import type {LonLat, StageLayer} from '@site/src/map';

/** A position in a link: longitude, latitude. */
export function formatPosition([lon, lat]: LonLat): string {
  return `${lon.toFixed(4)},${lat.toFixed(4)}`;
}

/** The position whose hours are listed. */
export function positionLayer(position: LonLat): Omit<StageLayer, 'opacity'> {
  return {
    id: 'weather-forecast:position',
    source: {type: 'geojson', data: {type: 'Point', coordinates: [...position]}},
    draw: drawPosition,
  };
}

const drawPosition: StageLayer['draw'] = (palette, source) => [
  {
    id: `${source}-ring`,
    type: 'circle',
    source,
    paint: {
      'circle-radius': 7,
      'circle-color': palette.ground,
      'circle-opacity': 0.4,
      'circle-stroke-color': palette.ink,
      'circle-stroke-width': 2,
    },
  },
];
