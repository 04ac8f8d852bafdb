import {translate} from '@docusaurus/Translate';
import {Map as Drawing, ScaleControl, setWorkerUrl, type MapOptions} from 'maplibre-gl';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/**
 * Opens a map.
 *
 * @throws Error when this browser has no WebGL 2
 */
export function openDrawing(options: MapOptions): Drawing {
  const map = new Drawing({
    // Ours stand beside the map, where they wrap and are read.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    minZoom: 0.5,
    maxZoom: 18,
    renderWorldCopies: true,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    ...options,
  });
  const scale = new ScaleControl({maxWidth: 96, unit: 'metric'});
  map.addControl(scale, 'bottom-left');
  // Read without its bar, a length alone would say nothing.
  scale._container.setAttribute('role', 'group');
  scale._container.setAttribute('aria-label', translate({id: 'map.scale', message: 'Scale of the map'}));
  return map;
}
