import {anchorsAround, boundsOf, labelFont, type StageLayer} from '@site/src/map';
import {areaColours} from '@site/src/map/base/dataColours';
import {fireOverlay} from '@site/src/map/tiles/shown/maplibre-layers';
import type {FeatureCollection, Geometry} from 'geojson';
import type {ExpressionSpecification} from 'maplibre-gl';
import {areaOf, type GrownFire} from './fires';
import type {FireSource} from '../shared/data/fireQuestions';

/** From this zoom on outlines are drawn; below it the tiles of the platform, which are a picture of all fires. */
const OUTLINES = 8;

const tileSources = new Map<string, StageLayer['source']>();

/** The picture of all fires that burn now, of every region. @param round another number has it loaded anew */
export function fireTiles(base: string, source: FireSource, round: number): Omit<StageLayer, 'opacity'> {
  const key = `${base} ${source} ${round}`;
  const overlay = fireOverlay('', base).source;
  const known =
    tileSources.get(key) ??
    (overlay.type === 'raster'
      ? {...overlay, tiles: (overlay.tiles ?? []).map((url) => `${url}?source=${source}`)}
      : overlay);
  tileSources.set(key, known);
  return {id: 'fire-zones:tiles', source: known, draw: drawTiles, isGround: true};
}

const drawTiles: StageLayer['draw'] = (_palette, source) => [
  {id: `${source}-picture`, type: 'raster', source, maxzoom: OUTLINES},
];

/**
 * The outlines at the hour shown, and those of the hour before; a disc as large as its fire where that is too small to be
 * seen, and its name.
 */
export function fireAreas(
  fires: readonly GrownFire[],
  focused: readonly (string | undefined)[],
  hasTiles: boolean,
): readonly Omit<StageLayer, 'opacity'>[] {
  const collection = (pick: (fire: GrownFire) => Geometry | undefined): FeatureCollection => ({
    type: 'FeatureCollection',
    features: fires.flatMap((fire) => {
      const geometry = pick(fire);
      if (!geometry) return [];
      const properties = {
        id: fire.id,
        name: fire.name,
        area: areaOf(fire),
        isFocused: focused.includes(fire.id),
      };
      return {type: 'Feature', geometry, properties};
    }),
  });
  const layer = (
    word: string,
    data: FeatureCollection,
    draw: StageLayer['draw'],
  ): Omit<StageLayer, 'opacity'> => ({
    id: `fire-zones:${word}`,
    source: {type: 'geojson', data},
    draw,
    isPickable: word !== 'before',
  });
  return [
    layer(
      'areas',
      collection(({geometry}) => geometry),
      hasTiles ? drawNearAreas : drawAreas,
    ),
    layer(
      'before',
      collection(({before}) => before?.geometry),
      drawBefore,
    ),
    layer(
      'discs',
      collection(({geometry}) => middleOf(geometry)),
      drawDiscs,
    ),
  ];
}

function middleOf(geometry: Geometry): Geometry | undefined {
  const bounds = boundsOf([geometry]);
  if (!bounds) return undefined;
  const [west, south, east, north] = bounds;
  return {type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2]};
}

const areas =
  (minzoom: number): StageLayer['draw'] =>
  (palette, source) => [
    {
      id: `${source}-area`,
      type: 'fill',
      source,
      minzoom,
      paint: {
        'fill-color': palette[areaColours.fire],
        'fill-opacity': ['case', ['get', 'isFocused'], 0.55, 0.32],
      },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      minzoom,
      paint: {'line-color': palette[areaColours.fire], 'line-width': ['case', ['get', 'isFocused'], 3, 1.5]},
    },
  ];
const drawAreas = areas(0);
const drawNearAreas = areas(OUTLINES);

const drawBefore: StageLayer['draw'] = (palette, source) => [
  {
    id: `${source}-line`,
    type: 'line',
    source,
    paint: {'line-color': palette.ink, 'line-width': 1.25, 'line-dasharray': [3, 2]},
  },
];

/** Pixels: the land of a disc grows with that of its fire, from what can be met by a finger to what hides no country. */
const discRadius: ExpressionSpecification = ['min', 20, ['+', 4, ['*', 0.8, ['sqrt', ['get', 'area']]]]];

const drawDiscs: StageLayer['draw'] = (palette, source) => [
  {
    id: `${source}-disc`,
    type: 'circle',
    source,
    maxzoom: OUTLINES,
    layout: {'circle-sort-key': ['-', 0, ['get', 'area']]},
    paint: {
      'circle-radius': ['case', ['get', 'isFocused'], ['+', 3, discRadius], discRadius],
      'circle-color': palette[areaColours.fire],
      'circle-opacity': 0.85,
      'circle-stroke-color': ['case', ['get', 'isFocused'], palette.ink, palette.ground],
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: `${source}-name`,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': 12,
      'text-variable-anchor-offset': anchorsAround(1.6),
      // Where there is no room for all, the largest fires have their names.
      'symbol-sort-key': ['-', 0, ['get', 'area']],
    },
    paint: {'text-color': palette.ink, 'text-halo-color': palette.ground, 'text-halo-width': 1.5},
  },
];
