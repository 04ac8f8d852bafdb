/**
 * How a page is looked at: 'in both' loads it in dark, wide, and again in light, narrow, and analyses it whole; the others
 * load it once and analyse what is its own.
 */
export type Way = (typeof ways)[number];

const ways = ['in both', 'in dark, wide', 'in light, narrow'] as const;

interface Visit {
  readonly path: string;
  readonly way: Way;
}

/** Of the pages that share their frame, this many are looked at before one is looked at in both again. */
const KIND_SAMPLE = 10;

/**
 * How each page is visited. Pages that are made alike share what stands around their text, and the parts that they are
 * made of: of each kind the first and every tenth are looked at in both colours and widths. The others are looked at in
 * dark and light in turn, so that each kind is seen in either on many pages.
 */
export function visits(paths: readonly string[]): Visit[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const kind = kindOf(path);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before % KIND_SAMPLE === 0) return {path, way: 'in both'};
    return {path, way: before % 2 === 0 ? 'in dark, wide' : 'in light, narrow'};
  });
}

/** Pages that are looked at in the same way, one after the other. */
export interface Round {
  readonly way: Way;
  readonly paths: readonly string[];
}

/** Divides visits into rounds of at most so many pages. */
export function rounds(all: readonly Visit[], size: number): Round[] {
  return ways.flatMap((way) => {
    const paths = all.filter((each) => each.way === way).map(({path}) => path);
    return Array.from({length: Math.ceil(paths.length / size)}, (_, index) => ({
      way,
      paths: paths.slice(index * size, (index + 1) * size),
    }));
  });
}

/** Pages of a folder of documents are one kind, as are those of the reference; any other page is a kind of its own. */
function kindOf(path: string): string {
  const [, room = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length === 0) return path;
  if (room === 'api') return 'api';
  return room === 'docs' ? `docs/${rest[0]}` : path;
}
