import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createTileLog} from './tileLog';
import {findTileOperation, tilePaths} from './tileOperations';

const BASE = 'http://platform';
const tile = (y: number, status = 200) => ({
  url: `${BASE}/weatherforecast/v2/tile/6/10/${y}.png?weatherType=temp&forecastHour=3`,
  status,
  contentType: 'image/png',
  date: undefined,
  size: 900,
  milliseconds: 12,
});

test('the tile operations are those of the contract', () => {
  const {paths} = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {paths: object};
  const tiles = Object.keys(paths).filter((path) => path.includes('/tile/'));
  expect(Object.values(tilePaths).sort()).toEqual(tiles.sort());
});

test('an address is its operation, whether it has numbers or places for them', () => {
  expect(findTileOperation(`${BASE}/firezones/v2/tile/{z}/{x}/{y}.png?source=sat`, BASE)?.path).toBe(
    tilePaths.fires,
  );
  expect(findTileOperation(tile(23).url, BASE)?.values).toEqual({
    zoom: '6',
    x: '10',
    y: '23',
    format: 'png',
  });
  expect(findTileOperation('http://elsewhere/firezones/v2/tile/1/2/3.png', BASE)).toBeUndefined();
  expect(findTileOperation(`${BASE}/flights/v2/plans`, BASE)).toBeUndefined();
});

test('trouble lasts until every tile that failed has come, or others are asked for', () => {
  const log = createTileLog(BASE);
  const trouble = () => log.trouble(tilePaths.forecast);
  log.record(tile(22, 429));
  log.record({...tile(23), status: undefined});
  expect(trouble()).toEqual({status: undefined});
  log.record(tile(22));
  expect(trouble()).toBeDefined();
  log.record(tile(23, 204));
  expect(trouble()).toBeUndefined();
  log.record(tile(22, 404));
  expect(trouble()).toBeUndefined();
  log.record(tile(22, 403));
  log.forget(tilePaths.forecast);
  expect(trouble()).toBeUndefined();
});
