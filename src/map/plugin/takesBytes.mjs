const READER = 'loadAndProcessGeoJSON';

/**
 * A loader for MapLibre's worker: it takes GeoJSON as the bytes of its text too, which `createDataQueue` hands over. MapLibre
 * copies each feature twice before it reaches the worker, and the page cannot respond meanwhile.
 *
 * @param {string} source
 * @throws when the worker reads GeoJSON in another way
 */
export default function takesBytes(source) {
  if (!source.includes(READER))
    throw new Error(
      'src/map/plugin/takesBytes.mjs: the worker of MapLibre reads GeoJSON in another way now.',
    );
  return `(${readBytes})();${source}`;
}

function readBytes() {
  self.addEventListener('message', ({data: {data: parameters} = {}}) => {
    if (parameters?.type === 'geojson' && parameters.data instanceof ArrayBuffer)
      parameters.data = JSON.parse(new TextDecoder().decode(parameters.data));
  });
}
