import {COLUMNS, modulo, ROWS, type GridWindow} from './cells';

/**
 * The cells of a window out of the bytes of a whole grid, column by column. No more than the window is kept, and
 * nothing is read after its last column.
 *
 * @param progress told the share that has been read, 0 to 1
 */
export async function readWindow(
  bytes: ReadableStream<Uint8Array>,
  window: GridWindow,
  progress: (share: number) => void = () => {},
): Promise<Uint8Array> {
  const cells = new Uint8Array(window.columns * window.rows);
  const first = modulo(window.column);
  const isAround = first + window.columns > COLUMNS;
  const end = (isAround ? COLUMNS : first + window.columns) * ROWS;
  const reader = bytes.getReader();
  let offset = 0;
  while (offset < end) {
    const {done, value} = await reader.read();
    if (done) throw new Error(`The grid ends after ${offset} bytes.`);
    copyCells(value, offset, window, cells);
    offset += value.byteLength;
    progress(Math.min(1, offset / end));
  }
  await reader.cancel();
  return cells;
}

/** Copies what a part of the grid has of the window. @param offset where the part begins in the grid */
function copyCells(part: Uint8Array, offset: number, window: GridWindow, cells: Uint8Array): void {
  const lastColumn = Math.floor((offset + part.byteLength - 1) / ROWS);
  for (let column = Math.floor(offset / ROWS); column <= lastColumn; column++) {
    const target = modulo(column - window.column);
    if (target >= window.columns) continue;
    const start = column * ROWS + window.row;
    const from = Math.max(start, offset);
    const to = Math.min(start + window.rows, offset + part.byteLength);
    if (from < to) cells.set(part.subarray(from - offset, to - offset), target * window.rows + from - start);
  }
}
