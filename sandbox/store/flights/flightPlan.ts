import type {components} from '../../contract/generated/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Longitude, latitude and, when it is known, altitude in metres as the altitude mode measures it. */
export type PlanPosition = Schema<'PlanPosition'>;
export type PlanPolygon = Schema<'Polygon'>;
export type Navigation = Required<Schema<'Navigation'>>;
export type SegmentNavigation = Schema<'SegmentNavigation'>;
export type AltitudeMode = Schema<'AltitudeMode'>;
export type Camera = Schema<'Camera'>;
export type CameraAction = Schema<'CameraAction'>;
export type Segment = Schema<'Segment'>;
export type SegmentOf<Type extends Segment['type']> = Extract<Segment, {type: Type}>;
export type UxvPlan = Schema<'PlanInput'>;
export type GeoJsonPlan = Schema<'GeoJsonPlanInput'>;
export type PlanFeature = Schema<'PlanFeature'>;
export type QgcPlan = Schema<'QgcPlan'>;

/** Where the aircraft must stay inside (`inclusion`), or outside. */
export type Fence = {readonly name?: string; readonly inclusion: boolean} & (
  | {readonly kind: 'polygon'; readonly area: PlanPolygon}
  | {readonly kind: 'circle'; readonly center: PlanPosition; readonly radius: number}
);

/** A position that is stored with the plan and not flown. */
export interface NamedPosition {
  readonly name?: string;
  readonly position: PlanPosition;
}

/**
 * A flight plan, whichever notation it came in: what UxV and GeoJSON can say together. What only a QGroundControl file
 * can say is kept with the file, as it came. Metres, metres per second, degrees.
 */
export interface FlightPlan {
  readonly navigation: Navigation;
  readonly camera?: Camera;
  /** What is flown, in order. */
  readonly segments: readonly Segment[];
  /** Where the aircraft is launched; its altitude is above mean sea level. */
  readonly home?: NamedPosition;
  readonly fences: readonly Fence[];
  /** Places to fall back to; altitudes are above home. */
  readonly rallyPoints: readonly NamedPosition[];
}

/** What every plan flies by when it says nothing else: 200 ft above the launch position, 10 m/s. */
export const defaultNavigation: Navigation = {
  flightSpeed: 10,
  hoverSpeed: 10,
  altitude: 60.96,
  altitudeMode: 'relativeToLaunch',
  pitch: 0,
  yaw: 0,
  gimbal: false,
};

/** The most segments that a plan has, as the contract says. */
export const MOST_SEGMENTS = 2000;
