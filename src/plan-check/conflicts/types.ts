import type {Schemas} from '@site/src/platform';

/** The present hour and the twelve after it, as far as the forecast goes. */
export const HOURS = 13;

/** Whether a plan can be flown: `look` means that a person must decide. */
export type Verdict = 'go' | 'look' | 'noGo';

export type Restriction = Schemas['RestrictionFeature'];
export type Alert = Schemas['WeatherAlert'];
export type Threshold = Schemas['WeatherThreshold'];

/** What the weather is in an hour, along a stretch. */
export interface Reading {
  readonly hour: number;
  readonly least: number;
  readonly most: number;
}

/** What stands against a plan, with what it is about. */
export type Cause =
  | {
      readonly kind: 'restriction';
      readonly restriction: Restriction['properties'];
      /** Whether the plan says how high it flies above mean sea level, as ceilings are given. */
      readonly isHeightKnown: boolean;
    }
  | {readonly kind: 'alert'; readonly alert: Alert}
  | {readonly kind: 'forecast'; readonly threshold: Threshold; readonly readings: readonly Reading[]};

/** A stretch of the path that something stands against, in some of the hours. */
export interface Conflict {
  /** Unique among the conflicts of a plan. */
  readonly id: string;
  readonly cause: Cause;
  readonly verdict: Exclude<Verdict, 'go'>;
  /** Hours from the present one, 0 to 12, soonest first. */
  readonly hours: readonly number[];
  /** Metres of path before the stretch and at its end. */
  readonly from: number;
  readonly to: number;
  /** The id of the restriction, the identifier of the alert, or the id of the threshold. */
  readonly reference: string;
}
