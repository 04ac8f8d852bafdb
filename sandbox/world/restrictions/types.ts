import type {Polygon} from 'geojson';

/** Where a restriction comes from, as the contract names it. */
export type RestrictionDataset = 'controlled-airspace' | 'special-use-airspace' | 'tfr' | 'national-security';

/** An authority's airspace restriction at one time. Custom ones are the accounts' own and not of this world. */
export interface Restriction {
  id: string;
  type: 'fulltime' | 'parttime';
  dataset: RestrictionDataset;
  name: string;
  /** Metres above mean sea level; absent when there is no upper limit. */
  ceilingMeters?: number;
  /** ISO 8601 in UTC; only of part-time ones. */
  activeTime?: string;
  endTime?: string;
  /** What an airspace manager would add: state, facility, reason. */
  attributes: {State?: string; Proponent?: string; Facility?: string; Reason?: string};
  geometry: Polygon;
}
