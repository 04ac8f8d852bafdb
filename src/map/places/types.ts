import type {Position} from 'geojson';

/** A town in a file: its name, its country and, in the United States, its state (`US-OR`), longitude, latitude, inhabitants. */
export type PlaceRow = readonly [name: string, region: string, lon: number, lat: number, population: number];

/** What the files of places are found by. */
export interface PlaceIndex {
  /** The first folded name of each file, in order: file 0 begins with the first. */
  readonly starts: readonly string[];
  /** The states of the United States by their codes. */
  readonly states: Readonly<Record<string, string>>;
}

/** Something with a name that has a position. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of its name. */
  readonly note: string;
  /** Degrees, longitude first. */
  readonly position: Position;
}
