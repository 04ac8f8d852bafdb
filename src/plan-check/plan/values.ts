import type {PlanCause, PlanViolation} from './types';

/** The most lines that a plan may fly: what the platform refuses is worked out nowhere. */
const MOST_LINES = 22_000;

export type Json = Readonly<Record<string, unknown>>;
export type Path = PlanViolation['path'];

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, unless it is none: files contain nulls, and whatever people typed. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A position of GeoJSON that lies on the earth. */
export function positionOf(value: unknown): readonly number[] | undefined {
  const [lon, lat, altitude] = listOf(value).map(numberOf);
  if (lon === undefined || lat === undefined || Math.abs(lon) > 180 || Math.abs(lat) > 90) return undefined;
  return altitude === undefined ? [lon, lat] : [lon, lat, altitude];
}

/** A position as ground stations write it: latitude first. */
export function turnedPosition(value: unknown): readonly number[] | undefined {
  const [lat, lon, altitude] = listOf(value);
  return positionOf([lon, lat, altitude]);
}

/** Collects what is wrong while a plan is read. */
export class Violations {
  readonly list: PlanViolation[] = [];
  #lines = 0;

  /** Counts lines that are to be flown; false once there are so many that nobody should work them out. */
  flies(lines: number): boolean {
    this.#lines += lines;
    return this.#lines <= MOST_LINES;
  }

  /** Ends a plan: one that flies too many lines is a violation, with their number as the platform tells it. */
  endPlan(path: Path): void {
    const count = Math.round(this.#lines);
    if (!(this.#lines <= MOST_LINES)) this.list.push({cause: 'tooManyLines', path, count, most: MOST_LINES});
    this.#lines = 0;
  }

  add(cause: PlanCause, path: Path): undefined {
    this.list.push({cause, path});
    return undefined;
  }

  /** The positions of a list; each that is none is a violation. */
  positions(
    value: unknown,
    path: Path,
    read: (each: unknown) => readonly number[] | undefined = positionOf,
  ): (readonly number[])[] {
    if (!Array.isArray(value)) this.add('noList', path);
    return listOf(value).flatMap((each, index) => {
      const position = read(each);
      if (!position) this.add('noPosition', [...path, index]);
      return position ? [position] : [];
    });
  }
}
