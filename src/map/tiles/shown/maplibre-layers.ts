import type {LayerSpecification, RequestTransformFunction, SourceSpecification} from 'maplibre-gl';
import type {WeatherType} from './legend';

export interface Platform {
  /** Without a slash at the end. */
  url: string;
  /** The identity token of whoever is signed in. Asked for each request, since a token lives an hour at most. */
  token: () => Promise<string>;
}

export interface WeatherQuestion {
  weatherType: WeatherType;
  /** 0 to 12, counted from the current clock hour. */
  forecastHour?: number;
  colorMap?: string;
  /** 1 to 256. */
  numShades?: number;
}

/** A source and the layers that draw it. */
export interface Overlay {
  source: SourceSpecification;
  layers: LayerSpecification[];
}

/** For the map option `transformRequest`: the token travels in a header, to the platform and to nobody else. */
export function withToken({url, token}: Platform): RequestTransformFunction {
  return async (address) =>
    address.startsWith(`${url}/`)
      ? {url: address, headers: {authorization: `Bearer ${await token()}`}}
      : {url: address};
}

export function weatherOverlay(id: string, url: string, question: WeatherQuestion): Overlay {
  const query = Object.entries(question)
    .map((pair) => pair.join('='))
    .join('&');
  return {
    source: {
      type: 'raster',
      tiles: [`${url}/weatherforecast/v2/tile/{z}/{x}/{y}.png?${query}`],
      tileSize: 256,
      minzoom: 1,
      maxzoom: 12,
    },
    // The cells of the grid stay visible: between them there is no value to be seen.
    layers: [
      {id, type: 'raster', source: id, paint: {'raster-opacity': 0.75, 'raster-resampling': 'nearest'}},
    ],
  };
}

export function fireOverlay(id: string, url: string): Overlay {
  return {
    source: {
      type: 'raster',
      tiles: [`${url}/firezones/v2/tile/{z}/{x}/{y}.png`],
      tileSize: 256,
      minzoom: 3,
      maxzoom: 12,
    },
    layers: [{id, type: 'raster', source: id}],
  };
}

export function restrictionOverlay(id: string, url: string, colour = '#c2378b'): Overlay {
  const common = {source: id, 'source-layer': 'restrictions'};
  return {
    source: {type: 'vector', tiles: [`${url}/flights/v2/tile/restrictions/{z}/{x}/{y}`], maxzoom: 14},
    layers: [
      {id: `${id}-area`, type: 'fill', ...common, paint: {'fill-color': colour, 'fill-opacity': 0.15}},
      {id: `${id}-line`, type: 'line', ...common, paint: {'line-color': colour, 'line-width': 1.5}},
    ],
  };
}
