import {decode} from 'fast-png';
import {expect, test} from 'vitest';
import {palettePng, type Colour} from './palettePng';
import {TileCache} from './tileCache';
import {requireTileInWorld} from './tileCoordinates';

test('a palette picture is read back pixel by pixel', () => {
  const palette: Colour[] = Array.from({length: 256}, (_, k) => [k, 255 - k, (k * 7) % 256, k % 3 ? 255 : 0]);
  const pixels = Uint8Array.from({length: 64 * 64}, (_, k) => (k * k) % 256);
  const png = decode(palettePng(pixels, 64, palette), {checkCrc: true});
  expect([png.width, png.height, png.depth]).toEqual([64, 64, 8]);
  expect(png.palette).toEqual(palette);
  expect(Array.from(png.data)).toEqual(Array.from(pixels));
});

test('tiles are made once, and the longest unused one is forgotten when there is no room', () => {
  const cache = new TileCache(4000);
  let made = 0;
  const ask = (key: string) => cache.get(key, () => (made++, Buffer.alloc(1000)));
  for (const key of ['a', 'b', 'a', 'b']) ask(key);
  expect(made).toBe(2);
  ask('c');
  ask('a');
  expect(made).toBe(4);
  expect(ask('a')).toBe(ask('a'));
  expect(made).toBe(4);
  let empty = 0;
  for (let k = 0; k < 3; k++) expect(cache.get('none', () => (empty++, null))).toBeNull();
  expect(empty).toBe(1);
});

test('a tile outside the world is not found', () => {
  expect(() => requireTileInWorld({zoom: 3, x: 7, y: 7})).not.toThrow();
  expect(() => requireTileInWorld({zoom: 3, x: 8, y: 0})).toThrow(
    'There is no tile 3/8/0: at zoom 3, x and y range from 0 to 7',
  );
  expect(() => requireTileInWorld({zoom: 3, x: 0, y: 8})).toThrow('x and y range from 0 to 7');
});
