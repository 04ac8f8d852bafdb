import type {StageLayer} from '@site/src/map';
import type {LayerSpecification} from 'maplibre-gl';
import {tilePaths} from '../shared/tile-log/tileOperations';
import {HOUR_MS} from '../shared/view/hours';

/** From blue to red in steps of ten percent; where roads are free, tiles are transparent. */
const paint = {weatherType: 'traffic', colorMap: 'portland', numShades: '10'};

/**
 * The slowdown of all roads in an hour, as tiles.
 *
 * @param base of the platform
 * @param thisHour from which the platform counts, in milliseconds since 1970
 * @param forecastHour 0 to 12
 * @param round another one asks for all tiles anew
 */
export function tilesLayer(
  base: string,
  thisHour: number,
  forecastHour: number,
  round: number,
): Omit<StageLayer, 'opacity'> {
  const path = tilePaths.forecast.replace('{zoom}', '{z}').replace('{format}', 'png');
  const query = new URLSearchParams({...paint, forecastHour: String(forecastHour)}).toString();
  return {
    id: `traffic:${thisHour / HOUR_MS + forecastHour}-${round}`,
    source: {type: 'raster', tiles: [`${base}${path}?${query}`], tileSize: 256, minzoom: 1, maxzoom: 12},
    draw: drawTiles,
    isGround: true,
  };
}

function drawTiles(_palette: unknown, source: string): LayerSpecification[] {
  return [
    {
      ...{id: `${source}-picture`, type: 'raster', source},
      paint: {'raster-opacity': 0.4, 'raster-resampling': 'nearest', 'raster-fade-duration': 0},
    },
  ];
}
