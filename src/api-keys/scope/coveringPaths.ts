/**
 * The fewest allowed paths that cover the paths of some operations and of no other: each is the beginning of a path in
 * whole segments, as short as possible.
 *
 * @param chosen the paths that are to be allowed
 * @param all every path of the contract, the chosen ones among them
 */
export function coveringPaths(chosen: ReadonlySet<string>, all: readonly string[]): string[] {
  const others = all.filter((path) => !chosen.has(path));
  const covering = all.filter((path) => chosen.has(path)).map((path) => shortest(path, others));
  return [...new Set(covering)].filter((path, _, list) => !list.some((other) => isBelow(path, other)));
}

/** The shortest beginning of a path that covers none of the others; the path itself where there is none. */
function shortest(path: string, others: readonly string[]): string {
  const segments = path.split('/').slice(1);
  const beginnings = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return (
    beginnings.find((beginning) =>
      others.every((other) => other !== beginning && !isBelow(other, beginning)),
    ) ?? path
  );
}

const isBelow = (path: string, beginning: string): boolean => path.startsWith(`${beginning}/`);
