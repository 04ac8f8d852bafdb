import type {Bounds, LonLat} from '@site/src/map';

/** A tile of the forecast in Web Mercator. */
export interface TileName {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of a tile's side. */
export const TILE_SIDE = 256;
/** Here a pixel is as wide as a cell of the forecast; closer tiles only place the edges of cells more exactly. */
const COARSEST = 5;
const FINEST = 8;
/** As many tiles as this may show closer ones. */
const MOST_TILES = 6;

/** How much traffic slows down wherever a road may be: percent of each pixel, row by row, by `nameOf` its tile. */
export interface SlowdownField {
  readonly zoom: number;
  readonly tiles: ReadonlyMap<string, Uint8Array>;
}

export const nameOf = ({zoom, x, y}: TileName) => `${zoom}/${x}/${y}`;

/** The few tiles of the forecast that cover a rectangle; none for one as wide as the world. */
export function tilesOver([west, south, east, north]: Bounds): readonly TileName[] {
  if (east - west >= 360) return [];
  for (let zoom = FINEST; ; zoom--) {
    const side = 2 ** zoom;
    const [left, top] = onMap([west, north], zoom).map(Math.floor) as [number, number];
    const [right, bottom] = onMap([east, south], zoom).map(Math.floor) as [number, number];
    const [first, last] = [Math.max(0, top), Math.min(side - 1, bottom)];
    const [columns, rows] = [right - left + 1, last - first + 1];
    if (columns * rows > MOST_TILES && zoom > COARSEST) continue;
    return Array.from({length: columns * rows}, (_, index) => ({
      zoom,
      x: modulo(left + (index % columns), side),
      y: first + Math.floor(index / columns),
    }));
  }
}

/** Percent at a position; undefined where no tile of the field lies. */
export function slowdownAt({zoom, tiles}: SlowdownField, position: LonLat): number | undefined {
  const [x, y] = onMap(position, zoom);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const tile = tiles.get(nameOf({zoom, x: modulo(column, 2 ** zoom), y: row}));
  return tile?.[Math.floor((y - row) * TILE_SIDE) * TILE_SIDE + Math.floor((x - column) * TILE_SIDE)];
}

/** Where a position lies, in tiles from the north-west corner of the world. */
export function onMap([lon, lat]: LonLat, zoom: number): [x: number, y: number] {
  const side = 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  return [((lon + 180) / 360) * side, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * side];
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
