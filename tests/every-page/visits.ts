/**
 * How a page is looked at: loaded both in dark, wide, and in light, narrow; or loaded in one of the two and then
 * switched to the other without a second load.
 */
export type Way = 'loaded twice' | 'dark first' | 'light first';

/** Of the pages that share their frame, this many are looked at before one is looked at in every way again. */
const KIND_SAMPLE = 10;

/**
 * How each page is visited. Pages that are made alike share what stands around their text: of each kind the first and
 * every tenth are loaded twice and looked at whole. Of the others, every second is loaded in dark and every second in
 * light, each is seen in both, and only what is their own is analysed, their `main`.
 */
export function visits(paths: readonly string[]): {path: string; way: Way}[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const kind = kindOf(path);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before % KIND_SAMPLE === 0) return {path, way: 'loaded twice'};
    return {path, way: before % 2 === 0 ? 'dark first' : 'light first'};
  });
}

/** Pages of a folder of documents are one kind, as are those of the reference; any other page is a kind of its own. */
function kindOf(path: string): string {
  const [, room = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length === 0) return path;
  if (room === 'api') return 'api';
  return room === 'docs' ? `docs/${rest[0]}` : path;
}
