import type {Place} from '../../shared/view/view';
import type {ForecastSettings} from '../settings';

/** A map of forecast tiles. */
export interface ForecastMap extends ForecastSettings {
  readonly forecastHour: number;
  /** Of the platform, without a slash at the end. */
  readonly baseUrl: string;
  readonly place: Place;
}

/** The address of the tiles, as map libraries write it. */
export function tileUrl(map: ForecastMap): string {
  return map.baseUrl + tilePath(map);
}

function tilePath({weatherType, forecastHour, colorMap, numShades}: ForecastMap): string {
  const query = Object.entries({weatherType, forecastHour, colorMap, numShades});
  return `/weatherforecast/v2/tile/{z}/{x}/{y}.png?${query.map((pair) => pair.join('=')).join('&')}`;
}

const degrees = (value: number) => Number(value.toFixed(4));
const zoomOf = ({zoom}: Place, tenths = 10) => Math.round(zoom * tenths) / tenths;

/** A module for MapLibre, in TypeScript. */
export function maplibreCode(map: ForecastMap): string {
  const {baseUrl, place} = map;
  return `import {Map, setWorkerUrl} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

// A bundler has to be told that MapLibre's worker is a file of its own.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const PLATFORM = '${baseUrl}';

/** @param token the identity token of whoever is signed in: asked for each request, since it lives an hour at most */
export function openMap(container: HTMLElement, token: () => Promise<string>): Map {
  const map = new Map({
    container,
    // Your base map stands here: the address of a style, or a style as an object.
    style: {version: 8, sources: {}, layers: []},
    center: [${degrees(place.lon)}, ${degrees(place.lat)}],
    zoom: ${zoomOf(place)},
    // The token travels in a header, to the platform and to nobody else.
    transformRequest: async (url) =>
      url.startsWith(\`\${PLATFORM}/\`)
        ? {url, headers: {authorization: \`Bearer \${await token()}\`}}
        : {url},
  });
  map.on('load', () => {
    map.addSource('weather', {
      type: 'raster',
      tiles: [\`\${PLATFORM}${tilePath(map)}\`],
      tileSize: 256,
      minzoom: 1,
      maxzoom: 12,
    });
    map.addLayer({
      id: 'weather',
      type: 'raster',
      source: 'weather',
      // A 'raster-opacity' below 1 lets your base map shine through, and the colours differ from the legend's.
      paint: {'raster-resampling': 'nearest'},
    });
  });
  return map;
}
`;
}

/** A module for Leaflet, in TypeScript. Its zoom counts tiles of 256 pixels, one more than MapLibre's. */
export function leafletCode(map: ForecastMap): string {
  const {baseUrl, place} = map;
  const zoom = Math.max(1, zoomOf(place, 1) + 1);
  return `import {GridLayer, Map, type Coords, type DoneCallback, type GridLayerOptions} from 'leaflet';
import 'leaflet/dist/leaflet.css';

const PLATFORM = '${baseUrl}';
const address = ({z, x, y}: Coords) =>
  \`\${PLATFORM}${tilePath(map).replace('{z}/{x}/{y}', '${z}/${x}/${y}')}\`;

/** Leaflet's own tile layer sends no headers, so this one fetches each tile, with the token, and shows what came. */
class ForecastTiles extends GridLayer {
  constructor(
    private readonly token: () => Promise<string>,
    options: GridLayerOptions,
  ) {
    super(options);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    this.load(tile, coords).then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    );
    return tile;
  }

  private async load(tile: HTMLImageElement, coords: Coords): Promise<void> {
    const headers = {authorization: \`Bearer \${await this.token()}\`};
    const response = await fetch(address(coords), {headers});
    // 204: nothing to paint here. The picture stays empty.
    if (response.status === 204) return;
    if (!response.ok) throw new Error(\`The tile failed with \${response.status}\`);
    const picture = URL.createObjectURL(await response.blob());
    tile.src = picture;
    await tile.decode();
    URL.revokeObjectURL(picture);
  }
}

/** @param token the identity token of whoever is signed in: asked for each request, since it lives an hour at most */
export function openMap(container: HTMLElement, token: () => Promise<string>): Map {
  const map = new Map(container, {center: [${degrees(place.lat)}, ${degrees(place.lon)}], zoom: ${zoom}});
  // Beyond zoom 12 there are no tiles: Leaflet enlarges those of zoom 12.
  // An 'opacity' below 1 lets your base map shine through, and the colours differ from the legend's.
  new ForecastTiles(token, {minZoom: 1, maxNativeZoom: 12}).addTo(map);
  return map;
}
`;
}
