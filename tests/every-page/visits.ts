/** How a page is looked at in light: loaded, loaded and then made wide, or switched to light without a second load. */
export type Way = 'narrow, then made wide' | 'narrow' | 'switched';

/** Of the pages that share their frame, this many are looked at before one is looked at in every way again. */
const KIND_SAMPLE = 10;

/**
 * How each page is visited. Pages that are made alike share what stands around their text, so that of each kind the
 * first and every tenth are looked at in every way. The other pages of the reference are made by two components: their
 * colours are switched on the page that is open. The other guides are loaded in light too, since each has a content of
 * its own.
 */
export function visits(paths: readonly string[]): {path: string; way: Way}[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const kind = kindOf(path);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before % KIND_SAMPLE === 0) return {path, way: 'narrow, then made wide'};
    return {path, way: kind === REFERENCE ? 'switched' : 'narrow'};
  });
}

const REFERENCE = 'reference';

/** Pages of a folder of documents are one kind, as are those of the reference; any other page is a kind of its own. */
function kindOf(path: string): string {
  const [, room = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length === 0) return path;
  if (room === 'api') return REFERENCE;
  return room === 'docs' ? `docs/${rest[0]}` : path;
}
