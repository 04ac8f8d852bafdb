import type {MultiPolygon, Polygon} from 'geojson';

/** Regions that have fire zones, as the contract names them. */
export const fireRegions = ['AU', 'NZ', 'US'] as const;
export type FireRegion = (typeof fireRegions)[number];

/** `sat`: what satellites see burning. `nifc`: perimeters that incident teams report, US only. */
export type FireSource = 'sat' | 'nifc';

/** The whole life of a fire; its outline at any time follows from it. Times in milliseconds since 1970. */
export interface Burn {
  fireId: string;
  name: string;
  regionCode: FireRegion;
  lon: number;
  lat: number;
  /** When it was first seen. */
  start: number;
  /** When it is out. */
  end: number;
  /** Mean radius when it stops growing, metres. */
  radius: number;
  /** Draws its shape. */
  shape: number;
}

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
