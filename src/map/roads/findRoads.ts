/** Tiles of the roads of a sandbox's world, as it describes them (TileJSON). */
export interface RoadTiles {
  /** Addresses with `{z}`, `{x}` and `{y}`. */
  readonly tiles: readonly string[];
  readonly minzoom: number;
  readonly maxzoom: number;
}

/** The map is drawn without them after so many milliseconds. */
const PATIENCE_MS = 4000;

/**
 * The roads of a sandbox; `undefined` where it has none, as an older one, or does not respond. Its health says where they
 * are described: an address that does not exist would leave an error in the console.
 *
 * @param server address of the sandbox, without a slash at the end
 */
export async function findRoads(server: string, ask: typeof fetch = fetch): Promise<RoadTiles | undefined> {
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const response = await ask(`${server}${path}`, {signal: AbortSignal.timeout(PATIENCE_MS)});
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  try {
    const {map} = await read('/sandbox/health');
    return typeof map === 'string' ? tilesOf(await read(map), server) : undefined;
  } catch {
    return undefined;
  }
}

function tilesOf({tiles, minzoom, maxzoom}: Record<string, unknown>, server: string): RoadTiles | undefined {
  if (!Array.isArray(tiles) || typeof minzoom !== 'number' || typeof maxzoom !== 'number') return undefined;
  return {tiles: tiles.map((path) => `${server}${String(path)}`), minzoom, maxzoom};
}
