import {GeoJSON, GridLayer, Map, type Coords, type GridLayerOptions} from 'leaflet';
import 'leaflet/dist/leaflet.css';

interface Platform {
  /** Without a slash at the end. */
  url: string;
  /** The identity token of whoever is signed in. Asked for each request, since a token lives an hour at most. */
  token: () => Promise<string>;
}

/** Leaflet's own tile layer sends no headers, so this one fetches each tile, with the token, and shows what came. */
class PlatformTiles extends GridLayer {
  constructor(
    private readonly address: (coords: Coords) => string,
    private readonly token: Platform['token'],
    options: GridLayerOptions,
  ) {
    super(options);
  }

  protected override createTile(
    coords: Coords,
    done: (error?: Error, tile?: HTMLElement) => void,
  ): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    this.load(tile, coords).then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    );
    return tile;
  }

  private async load(tile: HTMLImageElement, coords: Coords): Promise<void> {
    const response = await fetch(this.address(coords), {headers: await bearer(this.token)});
    // 204: nothing to paint here. The picture stays empty.
    if (response.status === 204) return;
    if (!response.ok) throw new Error(`The tile failed with ${response.status}`);
    const picture = URL.createObjectURL(await response.blob());
    tile.src = picture;
    await tile.decode();
    URL.revokeObjectURL(picture);
  }
}

async function bearer(token: Platform['token']): Promise<HeadersInit> {
  return {authorization: `Bearer ${await token()}`};
}

/** A map of Central Oregon with the temperature in three hours, fires and restrictions. */
export function openMap(container: HTMLElement, {url, token}: Platform): Map {
  const map = new Map(container, {center: [44.2, -121.5], zoom: 7});
  const weather = ({z, x, y}: Coords) =>
    `${url}/weatherforecast/v2/tile/${z}/${x}/${y}.png?weatherType=temp&forecastHour=3&colorMap=jet`;
  const fires = ({z, x, y}: Coords) => `${url}/firezones/v2/tile/${z}/${x}/${y}.png`;
  // Beyond zoom 12 there are no tiles: Leaflet enlarges those of zoom 12.
  new PlatformTiles(weather, token, {minZoom: 1, maxNativeZoom: 12, opacity: 0.75}).addTo(map);
  new PlatformTiles(fires, token, {minZoom: 3, maxNativeZoom: 12}).addTo(map);
  void showRestrictions(map, {url, token});
  return map;
}

/** Leaflet draws no vector tiles by itself. The list holds the same restrictions as GeoJSON. */
async function showRestrictions(map: Map, {url, token}: Platform): Promise<void> {
  const response = await fetch(`${url}/flights/v2/restrictions?type=all`, {headers: await bearer(token)});
  if (!response.ok) throw new Error(`The restrictions failed with ${response.status}`);
  new GeoJSON(await response.json(), {style: {color: '#c2378b', weight: 1.5}}).addTo(map);
}
