import type {MultiPolygon, Polygon} from 'geojson';

/** Regions that have fire zones, as the contract names them. */
export const fireRegions = ['AU', 'NZ', 'US'] as const;
export type FireRegion = (typeof fireRegions)[number];

/** `sat`: what satellites see burning. `nifc`: perimeters that incident teams report, US only. */
export type FireSource = 'sat' | 'nifc';

/** A fire as one source knows it at one hour; times are ISO 8601 in UTC. */
export interface Fire {
  fireId: string;
  name: string;
  source: FireSource;
  regionCode: FireRegion;
  detectedAt: string;
  updatedAt: string;
  areaHectares: number;
  geometry: Polygon | MultiPolygon;
  /** Only `nifc`. */
  containmentPercent?: number;
  /** Only `sat`, percent. */
  confidence?: number;
  /** Only `sat`. */
  radiativePowerMegawatts?: number;
}
