import type {StageLayer} from '@site/src/map';
import type {ColourScaleProps} from '@site/src/map/tiles/ColourScale';
import {weatherOverlay} from '@site/src/map/tiles/shown/maplibre-layers';
import type {LayerSpecification} from 'maplibre-gl';
import {HOUR_MS, LATEST} from '../view/hours';

/** How many hours after the one shown are loaded already, so that playing them shows no gap. */
const LOADED_AHEAD = 2;

/**
 * The tiles of an hour, and those of the next ones, which are loaded but not seen. An hour keeps its source when it
 * becomes the one shown.
 *
 * @param layer id of the layer that they are drawn for
 * @param base of the platform
 * @param settings what is painted, and how
 * @param thisHour from which the platform counts
 * @param offset hours from it to the one shown
 * @param round another number has all tiles loaded anew
 */
export function weatherTiles(
  layer: string,
  base: string,
  settings: ColourScaleProps,
  thisHour: number,
  offset: number,
  round = 0,
): readonly Omit<StageLayer, 'opacity'>[] {
  const last = Math.min(LATEST, offset + LOADED_AHEAD);
  const hours = Array.from({length: last - offset + 1}, (_, index) => last - index);
  return hours.map((forecastHour) => ({
    id: `${layer}:${(thisHour / HOUR_MS + forecastHour) % 1_000}`,
    source: sourceOf(base, settings, thisHour, forecastHour, round),
    draw: forecastHour === offset ? drawShown : drawLoaded,
    isGround: true,
  }));
}

/** Layers are compared by reference: an hour that is still wanted has the source that it had. */
const sources = new Map<string, StageLayer['source']>();
const MOST_SOURCES = 64;

function sourceOf(
  base: string,
  {weatherType, colorMap, numShades}: ColourScaleProps,
  thisHour: number,
  forecastHour: number,
  round: number,
): StageLayer['source'] {
  const question = {weatherType, forecastHour, colorMap, numShades};
  const key = JSON.stringify([base, thisHour, round, question]);
  const source = sources.get(key) ?? weatherOverlay('', base, question).source;
  sources.delete(key);
  sources.set(key, source);
  const [oldest = ''] = sources.keys();
  if (sources.size > MOST_SOURCES) sources.delete(oldest);
  return source;
}

/** Whole, since what shines through would make other colours of it than the legend has, and others in each mode. */
const drawShown: StageLayer['draw'] = (_palette, source) => [rasterLayer(source, 1)];
const drawLoaded: StageLayer['draw'] = (_palette, source) => [rasterLayer(source, 0)];

/** The cells of the grid stay visible: between them there is no value to be seen. */
export function rasterLayer(source: string, opacity: number): LayerSpecification {
  return {
    id: `${source}-picture`,
    type: 'raster',
    source,
    paint: {
      'raster-opacity': opacity,
      'raster-opacity-transition': {duration: 0},
      'raster-resampling': 'nearest',
      'raster-fade-duration': 0,
    },
  };
}
