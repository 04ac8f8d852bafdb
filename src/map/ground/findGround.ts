/** Tiles as a sandbox describes them (TileJSON). */
export interface GroundTiles {
  /** Addresses with `{z}`, `{x}` and `{y}`. */
  readonly tiles: readonly string[];
  readonly minzoom: number;
  readonly maxzoom: number;
}

/** What the world of a sandbox looks like from above. */
export interface Ground {
  /** Vector tiles. */
  readonly roads: GroundTiles;
  /** Pictures of heights, in the encoding Terrarium; an older sandbox has none. */
  readonly relief?: GroundTiles;
  /** Vector tiles of lakes and rivers; an older sandbox has none. */
  readonly water?: GroundTiles;
}

/** The map is drawn without it after so many milliseconds: a page that draws thousands of objects reads late what came soon. */
const PATIENCE_MS = 15_000;

/**
 * The ground of a sandbox; `undefined` where it has none, as an older one, or does not respond. Its health says where it is
 * described: an address that does not exist would leave an error in the console.
 *
 * @param server address of the sandbox, without a slash at the end
 */
export async function findGround(server: string, ask: typeof fetch = fetch): Promise<Ground | undefined> {
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const response = await ask(`${server}${path}`, {signal: AbortSignal.timeout(PATIENCE_MS)});
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const part = (description: unknown) => tilesOf(Object(description) as Record<string, unknown>, server);
  try {
    const {map} = await read('/sandbox/health');
    if (typeof map !== 'string') return undefined;
    const description = await read(map);
    const roads = tilesOf(description, server);
    return roads && {roads, relief: part(description.relief), water: part(description.water)};
  } catch {
    return undefined;
  }
}

function tilesOf(
  {tiles, minzoom, maxzoom}: Record<string, unknown>,
  server: string,
): GroundTiles | undefined {
  if (!Array.isArray(tiles) || typeof minzoom !== 'number' || typeof maxzoom !== 'number') return undefined;
  return {tiles: tiles.map((path) => `${server}${String(path)}`), minzoom, maxzoom};
}
