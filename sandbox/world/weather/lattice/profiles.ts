import {cubic} from './cubic';
import {type Field, type Lattice, PITCH} from './lattice';

const fields: readonly Field[] = ['temperature', 'wind', 'gustiness', 'wetness'];

/**
 * The lattice's fields along one column of the grid: a value for each row of nodes, interpolated from the four columns
 * of nodes around it, which sixteen neighbouring columns of the grid share.
 */
export class Profiles {
  /** By field, from one node before the first row asked for. */
  readonly nodes: Readonly<Record<Field, Float64Array>>;
  private readonly sides: Readonly<Record<Field, [Float64Array, Float64Array, Float64Array, Float64Array]>>;
  private readonly loaded: Record<Field, number> = {
    temperature: NaN,
    wind: NaN,
    gustiness: NaN,
    wetness: NaN,
  };
  private hour = 0;
  private firstNode = 0;

  constructor(
    private readonly lattice: Lattice,
    stretches: number,
  ) {
    const array = () => new Float64Array(stretches + 3);
    const four = (): [Float64Array, Float64Array, Float64Array, Float64Array] => [
      array(),
      array(),
      array(),
      array(),
    ];
    this.nodes = {temperature: array(), wind: array(), gustiness: array(), wetness: array()};
    this.sides = {temperature: four(), wind: four(), gustiness: four(), wetness: four()};
  }

  /** Turns to an hour, and to rows that begin with the given one. */
  begin(hour: number, firstRow: number): void {
    this.hour = hour;
    this.firstNode = ((firstRow / PITCH) | 0) - 1;
    for (const field of fields) this.loaded[field] = NaN;
  }

  /** Interpolates a field for a column of the grid. */
  seek(field: Field, column: number): void {
    const node = (column / PITCH) | 0;
    const sides = this.sides[field];
    if (this.loaded[field] !== node) {
      let fresh = 0;
      // The next one to the east shares three of the four: a tile of the whole world takes one such step a pixel.
      if (this.loaded[field] === node - 1) {
        const [west] = sides;
        sides.copyWithin(0, 1);
        [sides[3], fresh] = [west, 3];
      }
      this.loaded[field] = node;
      for (let k = fresh; k < 4; k++)
        this.lattice.column(field, this.hour, node + k - 1, this.firstNode, sides[k] as Float64Array);
    }
    const [a, b, c, d] = sides;
    const nodes = this.nodes[field];
    const share = (column % PITCH) / PITCH;
    for (let j = 0; j < nodes.length; j++)
      nodes[j] = cubic(a[j] as number, b[j] as number, c[j] as number, d[j] as number, share);
  }

  /** Which stretch between two nodes a row lies in, counted from the first one. */
  stretch(row: number): number {
    return ((row / PITCH) | 0) - 1 - this.firstNode;
  }

  /** A field of the column that was sought, so far along a stretch. */
  along(field: Field, stretch: number, share: number): number {
    const nodes = this.nodes[field];
    return cubic(
      nodes[stretch] as number,
      nodes[stretch + 1] as number,
      nodes[stretch + 2] as number,
      nodes[stretch + 3] as number,
      share,
    );
  }
}

/** How many stretches between nodes the rows from one to another touch. */
export function stretchesOf(firstRow: number, lastRow: number): number {
  return ((lastRow / PITCH) | 0) - ((firstRow / PITCH) | 0) + 1;
}
