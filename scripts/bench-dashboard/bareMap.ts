import type {Feature} from 'geojson';
import {Map as Drawing, setWorkerUrl, type GeoJSONSource} from 'maplibre-gl';

declare global {
  interface Window {
    /** Draws features, and resolves with the milliseconds that it took until nothing more was to come. */
    draw: (features: Feature[]) => Promise<number>;
  }
}

/** A map with nothing beneath, and discs on it: what a dashboard cannot do with less. */
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());
const container = document.createElement('div');
container.style.cssText = 'width: 100vw; height: 100vh';
document.body.replaceChildren(container);
const map = new Drawing({
  container,
  style: {version: 8, sources: {}, layers: []},
  center: [-115, 42],
  zoom: 5,
});
map.on('load', () => {
  map.addSource('points', {type: 'geojson', data: {type: 'FeatureCollection', features: []}});
  map.addLayer({id: 'points', type: 'circle', source: 'points', paint: {'circle-radius': 5}});
  window.draw = async (features) => {
    const begun = performance.now();
    void map.getSource<GeoJSONSource>('points')?.setData({type: 'FeatureCollection', features});
    await map.once('idle');
    return performance.now() - begun;
  };
});
