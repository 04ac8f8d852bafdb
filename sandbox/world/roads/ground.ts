import type {Land} from './land';

/** What roads, relief and areas are a function of. */
export interface Ground {
  readonly seed: number;
  readonly land: Land;
}
