/** One report of where an object was, as it is stored and returned. Times are ISO 8601 in UTC. */
export interface Report {
  readonly objectId: string;
  readonly objectName?: string;
  readonly objectType?: string;
  readonly timestamp: string;
  readonly expirationDateTime?: string;
  readonly collectionId?: string;
  readonly collectionName?: string;
  readonly geometry?: {type: 'Point'; coordinates: number[]};
  readonly referencePointCoordinates?: number[];
  readonly relativeAltitude?: number;
  readonly altitudeCalculated: boolean;
  readonly heading?: number;
  readonly speed?: number;
  readonly isStatic: boolean;
  readonly hdop?: number;
  readonly properties?: Record<string, unknown>;
}

/** A report with its times as milliseconds since 1970, which order and expire it. */
export interface NewReport {
  readonly report: Report;
  readonly at: number;
  readonly expiresAt?: number;
}
