/** What an entry costs beside its bytes: key, bookkeeping, the buffer's head. */
const ENTRY_BYTES = 500;

/** Tiles that were made, up to so many bytes; the longest unused ones go first. `null` stands for an empty tile. */
export class TileCache {
  private readonly tiles = new Map<string, Uint8Array | null>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** A known tile, or the one that `make` makes. */
  get(key: string, make: () => Uint8Array | null): Uint8Array | null {
    const known = this.tiles.get(key);
    if (known !== undefined) this.drop(key, known);
    const tile = known === undefined ? make() : known;
    this.tiles.set(key, tile);
    this.bytes += sizeOf(tile);
    for (const [oldest, its] of this.tiles) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest, its);
    }
    return tile;
  }

  private drop(key: string, tile: Uint8Array | null): void {
    this.tiles.delete(key);
    this.bytes -= sizeOf(tile);
  }
}

const sizeOf = (tile: Uint8Array | null): number => (tile?.length ?? 0) + ENTRY_BYTES;
