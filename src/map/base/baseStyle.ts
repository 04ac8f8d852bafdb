import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  LineLayerSpecification,
  Map as Drawing,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {labelFont} from './labelFont';
import type {Palette} from './palette';

/** Relief is drawn beneath this layer of the base map, on nothing but the land. */
export const LOWEST_FILL = 'graticule';
/** Tiles are drawn beneath this layer of the base map: above the land, below coasts, borders and names. */
export const LOWEST_LINE = 'coast';
/** Names and figures begin with this layer; roads lie beneath it. */
export const LOWEST_NAME = 'figures';

const empty: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: {type: 'FeatureCollection', features: []},
};

/** From these zooms on the base map shows county lines and small towns: `followView` loads them. */
export const COUNTIES_FROM = 6;
export const TOWNS_FROM = 7;

/** The map beneath everything, a grid of degrees included. Its data comes later: each source is named after what it holds. */
export function baseStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: empty,
      borders: empty,
      states: empty,
      counties: empty,
      countries: empty,
      towns: empty,
      'small-towns': empty,
      graticule: empty,
    },
    layers: baseLayers(palette),
  };
}

/** Whether a map lies on the base map of this portal, and not on a provider's own. */
export function hasOwnBase(map: Drawing): boolean {
  return map.getSource('graticule') !== undefined;
}

type Paint = NonNullable<SymbolLayerSpecification['paint']>;

/** Names as they lie on the land; on pictures of the weather, which may have their own colour, they need more around them. */
const HALO = 1.25;
const WIDE_HALO = 2.4;

/** What names of the base map are drawn with: on the land, or on pictures that cover it. */
export function nameLayers(palette: Palette, isCovered = false): SymbolLayerSpecification[] {
  const [soft, faint] = isCovered ? [palette.ink, palette.ink] : [palette['ink-soft'], palette['ink-faint']];
  const paint = (colour: string): Paint => ({
    'text-color': colour,
    'text-halo-color': palette.land,
    'text-halo-width': isCovered ? WIDE_HALO : HALO,
  });
  return [
    figures(paint(faint)),
    smallTowns(paint(soft)),
    names('countries', paint(soft), {minzoom: 1, maxzoom: 6, size: 12, spacing: 0.08}),
    names('towns', paint(palette.ink), {minzoom: 3, size: 11}),
  ];
}

/** The layers of the base map in the colours of a mode; ids and order never change. */
export function baseLayers(palette: Palette): LayerSpecification[] {
  return [
    {id: 'water', type: 'background', paint: {'background-color': palette.water}},
    {id: 'land', type: 'fill', source: 'land', paint: {'fill-color': palette.land}},
    line('graticule', 'graticule', palette.line, 0.75),
    line('coast', 'land', palette['line-strong'], 1),
    {...line('counties', 'counties', palette.border, 0.75, [2, 3]), minzoom: COUNTIES_FROM},
    line('states', 'states', palette.border, 1, [4, 2]),
    line('borders', 'borders', palette.border, 1.25),
    ...nameLayers(palette),
  ];
}

/** Degrees at the edges of the map; what stands there already has precedence. */
function figures(paint: Paint): SymbolLayerSpecification {
  return {
    id: LOWEST_NAME,
    type: 'symbol',
    source: 'graticule',
    filter: ['has', 'figure'],
    layout: {
      'text-field': ['get', 'figure'],
      'text-font': labelFont,
      'text-size': 10,
      'text-anchor': ['get', 'side'],
      'text-padding': 0,
    },
    paint,
  };
}

/** Close to a town its name stands above it: what is in the town is drawn there. */
const aside: ExpressionSpecification = [
  'step',
  ['zoom'],
  ['literal', [0, 0]],
  TOWNS_FROM,
  ['literal', [0, -1.6]],
];

/** Towns that are not among the large ones: the closer the map, the smaller they may be and the less air they need. */
function smallTowns(paint: Paint): SymbolLayerSpecification {
  return {
    id: 'small-towns',
    type: 'symbol',
    source: 'small-towns',
    minzoom: TOWNS_FROM,
    filter: ['>=', ['get', 'size'], ['step', ['zoom'], 5, 8, 2, 9, 0]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': 10.5,
      'text-max-width': 8,
      'text-offset': aside,
      'text-padding': ['interpolate', ['linear'], ['zoom'], TOWNS_FROM, 16, 10, 6],
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    },
    paint,
  };
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
function names(id: string, paint: Paint, {size, spacing = 0, ...zooms}: Writing): SymbolLayerSpecification {
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
      ...(id === 'towns' && {'text-offset': aside}),
      'symbol-sort-key': ['get', 'rank'],
    },
    paint,
  };
}
