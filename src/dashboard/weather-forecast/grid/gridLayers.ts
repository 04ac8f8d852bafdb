import {labelFont, type Bounds, type StageLayer} from '@site/src/map';
import type {FeatureCollection, Point} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';
import {rasterLayer} from '../../shared/tiles/weatherTiles';
import {indexIn, northOf, rowOf, westOf, windowOf, type GridWindow} from './cells';
import {cellValue, type Grid} from './gridQuestion';
import {cornersOf} from './paintGrid';

/** More values than these cannot be read on a map. */
const MOST_VALUES = 2_500;

/** The picture of a grid. */
export function pictureLayer(grid: Grid, canvas: HTMLCanvasElement): Omit<StageLayer, 'opacity'> {
  const source = {type: 'canvas', canvas, coordinates: cornersOf(grid), animate: false} as const;
  return {id: 'weather-forecast:grid', source, draw: drawPicture, isGround: true};
}

const drawPicture: StageLayer['draw'] = (_palette, source) => [rasterLayer(source, 1)];

/** The values of the cells that are in sight, where they are large enough to hold them. @param textOf how a value is written */
export function valuesLayer(
  grid: Grid,
  inSight: Bounds,
  textOf: (value: number) => string,
): Omit<StageLayer, 'opacity'> | undefined {
  const seen = windowOf(inSight);
  if (seen.columns * seen.rows > MOST_VALUES) return undefined;
  const data: FeatureCollection<Point> = {
    type: 'FeatureCollection',
    features: centresOf(seen).flatMap((position) => {
      const index = indexIn(grid, position);
      if (index === undefined) return [];
      return {
        type: 'Feature',
        geometry: {type: 'Point', coordinates: [...position]},
        properties: {value: textOf(cellValue(grid, index))},
      };
    }),
  };
  return {id: 'weather-forecast:values', source: {type: 'geojson', data}, draw: drawValues};
}

function centresOf({column, row, columns, rows}: GridWindow) {
  return Array.from({length: columns * rows}, (_, index) => {
    const [x, y] = [column + Math.floor(index / rows), row + (index % rows)];
    return [westOf(x + 0.5), northOf(y + 0.5)] as const;
  }).filter(([, lat]) => rowOf(lat) >= row);
}

const drawValues: StageLayer['draw'] = (palette, source): LayerSpecification[] => [
  {
    id: `${source}-value`,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'value'],
      'text-font': labelFont,
      'text-size': 11,
      'text-allow-overlap': false,
      'text-padding': 1,
    },
    paint: {'text-color': palette.ink, 'text-halo-color': palette.ground, 'text-halo-width': 1.5},
  },
];
