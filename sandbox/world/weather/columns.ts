import {ROWS} from '../frame/grid';
import {bend, evaluate, slope, twist} from './lattice/cubic';
import {PITCH, type Field, type Lattice} from './lattice/lattice';
import {Profiles} from './lattice/profiles';
import {grainOf, rainOf, snowOf, wholeAmount, wholeDegrees} from './quantise';
import {TEXTURE_SIZE, texel} from './lattice/texture';
import type {GridType} from './types';

/** The grain of the wetness is read elsewhere in the texture than that of temperature and wind. */
const WET_SHIFT = 211;
const MASK = TEXTURE_SIZE - 1;

/** The weather of single columns of the grid. One object serves many columns of the same hour and rows. */
export class ColumnReader {
  private readonly profiles: Profiles;
  private hour = 0;
  private grainFrom = 0;
  private wetFrom = 0;

  /** @param stretches how many stretches between two nodes of the lattice the rows touch that will be asked for */
  constructor(
    lattice: Lattice,
    private readonly texture: Float32Array,
    stretches: number,
  ) {
    this.profiles = new Profiles(lattice, stretches);
  }

  /** Turns to an hour, and to rows that begin with the given one. */
  begin(hour: number, firstRow: number): this {
    this.hour = hour;
    this.profiles.begin(hour, firstRow);
    return this;
  }

  /** Goes to a column of the grid, for `value` to read cells of. */
  seek(type: GridType, column: number): void {
    for (const field of fields[type]) this.profiles.seek(field, column);
    this.grainFrom = texel(column, 0, this.hour);
    this.wetFrom = texel(column, 0, this.hour * 2 + WET_SHIFT);
  }

  /** The value of one cell of the column that was sought. */
  value(type: GridType, row: number): number {
    const share = (row % PITCH) / PITCH;
    const stretch = this.profiles.stretch(row);
    const grain = this.texture[this.grainFrom + (row & MASK)] as number;
    if (type === 'temp') return wholeDegrees(this.celsius(stretch, share, grain));
    if (type === 'wind') return wholeAmount(this.wind(stretch, share, grain));
    if (type === 'gust')
      return wholeAmount(
        this.wind(stretch, share, grain) + Math.max(0, this.profiles.along('gustiness', stretch, share)),
      );
    const wetGrain = this.texture[this.wetFrom + (row & MASK)] as number;
    const wetness = this.profiles.along('wetness', stretch, share) + grainOf.wetness * wetGrain;
    if (wetness <= 0) return 0;
    const celsius = this.celsius(stretch, share, grain);
    return type === 'rain' ? rainOf(wetness, celsius) : snowOf(wetness, celsius);
  }

  /** Fills a whole column, north to south; `into` has 4096 entries. Only for a reader of all rows, begun at row 0. */
  fill(type: GridType, column: number, into: Uint8Array): void {
    this.seek(type, column);
    if (type === 'temp' || type === 'wind') this.fillField(type === 'temp', into);
    else if (type === 'gust') this.fillGust(into);
    else this.fillWater(type === 'rain', into);
  }

  /**
   * A kind of weather that is one field with grain. This loop and the next two run for each of the 33 million cells of
   * a grid. They are given no function and make no lists: with both, a grid took twice as long. One function that
   * interpolates a stretch for all three into an array makes them two fifths slower.
   */
  private fillField(isTemperature: boolean, into: Uint8Array): void {
    const {texture, grainFrom} = this;
    const nodes = this.profiles.nodes[isTemperature ? 'temperature' : 'wind'];
    const scale = isTemperature ? grainOf.temperature : grainOf.wind;
    for (let row = 0; row < ROWS;) {
      const n = row / PITCH;
      const a = nodes[n] as number;
      const b = nodes[n + 1] as number;
      const c = nodes[n + 2] as number;
      const d = nodes[n + 3] as number;
      const k1 = slope(a, c);
      const k2 = bend(a, b, c, d);
      const k3 = twist(a, b, c, d);
      for (let k = 0; k < PITCH; k++, row++) {
        const grain = texture[grainFrom + (row & MASK)] as number;
        const value = evaluate(b, k1, k2, k3, k / PITCH) + scale * grain;
        into[row] = isTemperature ? wholeDegrees(value) : wholeAmount(value);
      }
    }
  }

  private fillGust(into: Uint8Array): void {
    const {texture, grainFrom} = this;
    const {wind, gustiness} = this.profiles.nodes;
    for (let row = 0; row < ROWS;) {
      const n = row / PITCH;
      const a = wind[n] as number;
      const b = wind[n + 1] as number;
      const c = wind[n + 2] as number;
      const d = wind[n + 3] as number;
      const k1 = slope(a, c);
      const k2 = bend(a, b, c, d);
      const k3 = twist(a, b, c, d);
      const e = gustiness[n] as number;
      const f = gustiness[n + 1] as number;
      const g = gustiness[n + 2] as number;
      const h = gustiness[n + 3] as number;
      const m1 = slope(e, g);
      const m2 = bend(e, f, g, h);
      const m3 = twist(e, f, g, h);
      for (let k = 0; k < PITCH; k++, row++) {
        const grain = texture[grainFrom + (row & MASK)] as number;
        const steady = evaluate(b, k1, k2, k3, k / PITCH) + grainOf.wind * grain;
        const more = evaluate(f, m1, m2, m3, k / PITCH);
        into[row] = wholeAmount((steady > 0 ? steady : 0) + (more > 0 ? more : 0));
      }
    }
  }

  private fillWater(isRain: boolean, into: Uint8Array): void {
    const {texture, grainFrom, wetFrom} = this;
    const {wetness: wet, temperature} = this.profiles.nodes;
    for (let row = 0; row < ROWS;) {
      const n = row / PITCH;
      const a = wet[n] as number;
      const b = wet[n + 1] as number;
      const c = wet[n + 2] as number;
      const d = wet[n + 3] as number;
      // Interpolation overshoots by at most 0.15 of its outer nodes: a stretch this dry stays dry whatever the grain.
      if (Math.max(b, c) - 0.15 * Math.min(a, d, 0) + grainOf.wetness <= 0) {
        into.fill(0, row, row + PITCH);
        row += PITCH;
        continue;
      }
      const k1 = slope(a, c);
      const k2 = bend(a, b, c, d);
      const k3 = twist(a, b, c, d);
      const e = temperature[n] as number;
      const f = temperature[n + 1] as number;
      const g = temperature[n + 2] as number;
      const h = temperature[n + 3] as number;
      const m1 = slope(e, g);
      const m2 = bend(e, f, g, h);
      const m3 = twist(e, f, g, h);
      for (let k = 0; k < PITCH; k++, row++) {
        const wetGrain = texture[wetFrom + (row & MASK)] as number;
        const wetness = evaluate(b, k1, k2, k3, k / PITCH) + grainOf.wetness * wetGrain;
        if (wetness <= 0) into[row] = 0;
        else {
          const grain = texture[grainFrom + (row & MASK)] as number;
          const celsius = evaluate(f, m1, m2, m3, k / PITCH) + grainOf.temperature * grain;
          into[row] = isRain ? rainOf(wetness, celsius) : snowOf(wetness, celsius);
        }
      }
    }
  }

  private celsius(stretch: number, share: number, grain: number): number {
    return this.profiles.along('temperature', stretch, share) + grainOf.temperature * grain;
  }

  private wind(stretch: number, share: number, grain: number): number {
    return Math.max(0, this.profiles.along('wind', stretch, share) + grainOf.wind * grain);
  }
}

const fields: Readonly<Record<GridType, readonly Field[]>> = {
  temp: ['temperature'],
  wind: ['wind'],
  gust: ['wind', 'gustiness'],
  rain: ['wetness', 'temperature'],
  snow: ['wetness', 'temperature'],
};
