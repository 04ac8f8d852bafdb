import {Map, setWorkerUrl} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import {fireOverlay, restrictionOverlay, weatherOverlay, withToken, type Platform} from './maplibre-layers';

// A bundler has to be told that MapLibre's worker is a file of its own.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** A map of Central Oregon with the temperature in three hours, fires and restrictions. */
export function openMap(container: HTMLElement, platform: Platform): Map {
  const map = new Map({
    container,
    // Your base map stands here: the address of a style, or a style as an object.
    style: {version: 8, sources: {}, layers: []},
    center: [-121.5, 44.2],
    zoom: 7,
    transformRequest: withToken(platform),
  });
  const overlays = {
    weather: weatherOverlay('weather', platform.url, {weatherType: 'temp', forecastHour: 3, colorMap: 'jet'}),
    fires: fireOverlay('fires', platform.url),
    restrictions: restrictionOverlay('restrictions', platform.url),
  };
  map.on('load', () => {
    for (const [id, {source, layers}] of Object.entries(overlays)) {
      map.addSource(id, source);
      layers.forEach((layer) => map.addLayer(layer));
    }
  });
  return map;
}
