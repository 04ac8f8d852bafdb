import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  LineLayerSpecification,
  Map as Drawing,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {graticule} from './graticule';
import {labelFont} from './labelFont';
import type {Palette} from './palette';

/** Tiles are drawn beneath this layer of the base map: above the land, below coasts, borders and names. */
export const LOWEST_LINE = 'coast';

const empty: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: {type: 'FeatureCollection', features: []},
};

/** The map beneath everything, a grid of degrees included. Its data comes later: `land`, `borders`, `states`, `countries` and `towns`. */
export function baseStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...{land: empty, borders: empty, states: empty, countries: empty, towns: empty},
      ...{
        graticule: {type: 'geojson', data: graticule(10)},
        'graticule-fine': {type: 'geojson', data: graticule(1)},
      },
    },
    layers: baseLayers(palette),
  };
}

/** Whether a map lies on the base map of this portal, and not on a provider's own. */
export function hasOwnBase(map: Drawing): boolean {
  return map.getSource('graticule-fine') !== undefined;
}

/** The layers of the base map in the colours of a mode; ids and order never change. */
export function baseLayers(palette: Palette): LayerSpecification[] {
  return [
    {id: 'water', type: 'background', paint: {'background-color': palette.water}},
    {id: 'land', type: 'fill', source: 'land', paint: {'fill-color': palette.land}},
    {...line('graticule', 'graticule', palette.line, 0.75), maxzoom: 6},
    {...line('graticule-fine', 'graticule-fine', palette.line, 0.75), minzoom: 6},
    line('coast', 'land', palette['line-strong'], 1),
    line('states', 'states', palette.line, 1, [3, 2]),
    line('borders', 'borders', palette['line-strong'], 1),
    names('countries', palette['ink-soft'], palette.land, {
      minzoom: 1,
      maxzoom: 6,
      size: 12,
      spacing: 0.08,
    }),
    names('towns', palette.ink, palette.land, {minzoom: 3, size: 11}),
  ];
}

function line(
  id: string,
  source: string,
  colour: string,
  width: number,
  dash?: number[],
): LineLayerSpecification {
  const paint = {'line-color': colour, 'line-width': width, ...(dash && {'line-dasharray': dash})};
  return {id, type: 'line', source, layout: {'line-join': 'round'}, paint};
}

interface Writing {
  readonly minzoom: number;
  readonly maxzoom?: number;
  readonly size: number;
  readonly spacing?: number;
}

/** Names in the order of their rank: what has no room beside a larger one is left out. */
function names(
  id: string,
  colour: string,
  halo: string,
  {size, spacing = 0, ...zooms}: Writing,
): SymbolLayerSpecification {
  // At first the large ones alone: thousands of names would only be thrown away again.
  const filter: FilterSpecification = ['<', ['get', 'rank'], ['step', ['zoom'], 300, 4, 1200, 5, 1e6]];
  return {
    id,
    type: 'symbol',
    source: id,
    filter,
    ...zooms,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': size,
      'text-letter-spacing': spacing,
      'text-max-width': 7,
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.25},
  };
}
