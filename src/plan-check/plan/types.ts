import type {Schemas} from '@site/src/platform';

/** The formats in which the platform takes plans, by their names in the contract. */
export type PlanFormat = 'uxv' | 'geojson' | 'qgc';

export type AltitudeMode = Schemas['AltitudeMode'];
export type Segment = Schemas['Segment'];

/** Longitude, latitude, and altitude in metres as the altitude mode says. */
export type FlownPosition = readonly [lon: number, lat: number, altitude: number];

/** A part of a flight with the positions that are flown, in order; the way to it is not among them. */
export interface FlownSegment {
  readonly type: Segment['type'];
  readonly name: string | undefined;
  readonly positions: readonly FlownPosition[];
  readonly mode: AltitudeMode;
  /** In metres per second. */
  readonly speed: number;
  /** How long to stay over each position, in seconds. */
  readonly holdSeconds: number;
  /** Whether its lines were worked out here: the plan names only the area that they cover. */
  readonly isEstimated: boolean;
}

export type Fence =
  | {readonly kind: 'polygon'; readonly ring: readonly (readonly number[])[]; readonly isInclusion: boolean}
  | {
      readonly kind: 'circle';
      readonly center: readonly number[];
      readonly radius: number;
      readonly isInclusion: boolean;
    };

/** A plan, whatever format it is written in. */
export interface FlightPlan {
  readonly id: string | undefined;
  readonly collectionId: string | undefined;
  readonly name: string | undefined;
  readonly format: PlanFormat;
  readonly segments: readonly FlownSegment[];
  /** Commands that are not flown here although the aircraft may; none in the platform's own formats. */
  readonly passedOver: readonly PassedOver[];
  /** Where it is launched, with the altitude above mean sea level where that is known. */
  readonly home: readonly number[] | undefined;
  readonly fences: readonly Fence[];
  readonly rallyPoints: readonly (readonly number[])[];
}

/** What is wrong with a plan, and where. The words for it are the page's. */
export type PlanViolation = {
  /** Keys and indices from the file inwards. */
  readonly path: readonly (string | number)[];
} & (
  | {readonly cause: PlanCause}
  | {readonly cause: 'tooManyLines'; readonly count: number; readonly most: number}
  | {readonly cause: 'tooLarge'; readonly bytes: number; readonly most: number}
  /** A file of a known kind that is no plan, by the name of the kind. */
  | {readonly cause: 'otherFormat'; readonly format: string}
  /** A line of a mission as text, counted from 1. */
  | {readonly cause: 'noRow'; readonly line: number}
);

/** What is wrong where there is nothing to say but the path. */
export type PlanCause =
  | 'unreadable'
  | 'empty'
  | 'noText'
  | 'notJson'
  | 'brokenJson'
  | 'noFormat'
  | 'noList'
  | 'noPosition'
  | 'noArea'
  | 'noPlan'
  | 'noType';

/** A command of a mission that changes what is flown, and is not among what is shown and checked. */
export interface PassedOver {
  /** Its number in MAVLink. */
  readonly command: number;
  /** Where it stands among the items, from 1 as the ground station counts them. */
  readonly item: number;
}

/** A file of plans, or of one. */
export type PlanReading =
  | {readonly kind: 'plans'; readonly format: PlanFormat; readonly plans: readonly ReadPlan[]}
  | {readonly kind: 'refused'; readonly violations: readonly PlanViolation[]};

export interface ReadPlan {
  readonly plan: FlightPlan;
  /** As it stood in the file: what is stored is what somebody wrote. */
  readonly source: unknown;
}
