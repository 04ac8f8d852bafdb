/** The operations that MapLibre asks for tiles of, as the contract writes their paths; a test compares the two. */
export const tilePaths = {
  forecast: '/weatherforecast/v2/tile/{zoom}/{x}/{y}.{format}',
  fires: '/firezones/v2/tile/{zoom}/{x}/{y}.{format}',
  restrictions: '/flights/v2/tile/restrictions/{zoom}/{x}/{y}',
} as const;

export type TilePath = (typeof tilePaths)[keyof typeof tilePaths];

interface Matched {
  readonly path: TilePath;
  readonly values: Readonly<Record<string, string>>;
}

/** The tile operation of an address and the values in its path; undefined for any other. */
export function findTileOperation(url: string, base: string): Matched | undefined {
  const address = url.startsWith(base) ? url.slice(base.length).split('?', 1)[0] : undefined;
  if (address === undefined) return undefined;
  for (const path of Object.values(tilePaths)) {
    const match = patternOf(path).exec(address);
    if (match) return {path, values: {...match.groups}};
  }
  return undefined;
}

/** Takes the templates that a source has in place of numbers as well. */
function patternOf(path: TilePath): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/.]+)')}$`);
}
