import {addProtocol} from 'maplibre-gl';

const PROTOCOL = 'quiet-tile';

addProtocol(PROTOCOL, async ({url}, {signal}) => ({
  data: await loadTile(url.slice(`${PROTOCOL}://`.length), signal),
}));

/**
 * The address of tiles that a map can do without: they are no call of the platform, and one that cannot be loaded is
 * empty. The page loads them itself: a sandbox in the page hears no other `fetch`.
 */
export function quietTiles(address: string): string {
  return `${PROTOCOL}://${address}`;
}

async function loadTile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, {signal});
    return response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
  } catch (error) {
    if (signal.aborted) throw error;
    return new ArrayBuffer(0);
  }
}
