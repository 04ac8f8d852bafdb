import {expect, test} from 'vitest';
import {centreOf, columnOf, COLUMNS, indexIn, rowOf, ROWS, windowOf} from './cells';
import {readWindow} from './readWindow';

/** A grid whose cells tell where they are. */
const valueAt = (column: number, row: number) => (column * 31 + row * 7) % 251;

function gridIn(chunk: number) {
  let [offset, isCancelled] = [0, false];
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = new Uint8Array(Math.min(chunk, COLUMNS * ROWS - offset));
      for (let k = 0; k < part.length; k++)
        part[k] = valueAt(Math.floor((offset + k) / ROWS), (offset + k) % ROWS);
      offset += part.length;
      if (part.length > 0) controller.enqueue(part);
      else controller.close();
    },
    cancel: () => void (isCancelled = true),
  });
  return {stream, read: () => offset, isCancelled: () => isCancelled};
}

test('cells are numbered as the contract says', () => {
  expect([columnOf(-180), columnOf(0), rowOf(90), rowOf(-90)]).toEqual([0, COLUMNS / 2, 0, ROWS - 1]);
  const [lon, lat] = centreOf([-121.5, 44.2]);
  expect([columnOf(lon), rowOf(lat)]).toEqual([columnOf(-121.5), rowOf(44.2)]);
});

test('a window is read out of parts of any length, and no further than its last column', async () => {
  const window = windowOf([-179, 44, -178.6, 44.3]);
  for (const chunk of [1_000, ROWS, 100_003]) {
    const grid = gridIn(chunk);
    const cells = await readWindow(grid.stream, window);
    for (const [lon, lat] of [
      [-178.99, 44.29],
      [-178.8, 44.1],
      [-178.61, 44.01],
    ] as const)
      expect(cells[indexIn(window, [lon, lat]) ?? -1]).toBe(valueAt(columnOf(lon), rowOf(lat)));
    expect(grid.isCancelled()).toBe(true);
    expect(grid.read()).toBeLessThan(columnOf(-178.6) * ROWS + ROWS + 2 * chunk);
  }
  expect(indexIn(window, [-170, 44.1])).toBeUndefined();
});

test('a window over the antimeridian has both sides', async () => {
  const window = windowOf([179.9, -1, 180.1, 1]);
  const cells = await readWindow(gridIn(1 << 20).stream, window);
  expect(cells[indexIn(window, [-179.95, 0.5]) ?? -1]).toBe(valueAt(columnOf(-179.95), rowOf(0.5)));
  expect(cells[indexIn(window, [179.95, 0.5]) ?? -1]).toBe(valueAt(columnOf(179.95), rowOf(0.5)));
});

test('a grid that ends too early is an error', async () => {
  const short = new Blob([new Uint8Array(100)]).stream();
  await expect(readWindow(short, windowOf([0, 0, 1, 1]))).rejects.toThrow('ends after 100 bytes');
});
