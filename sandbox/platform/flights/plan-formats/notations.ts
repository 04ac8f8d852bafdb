import type {FlightPlan, GeoJsonPlan, QgcPlan, UxvPlan} from '../../../store/flights/flightPlan';
import {readGeoJson} from './geojson/readGeoJson';
import {lengthViolations} from './path/lengthViolations';
import {geoJsonViolations, uxvViolations} from './planViolations';
import {qgcViolations} from './qgc/read/readPositions';
import {readQgc} from './qgc/read/readQgc';
import {sizeViolations} from './path/sizeViolations';
import {readUxv} from './uxv/uxv';

/** The three notations of a flight plan, as the contract names them. */
export type PlanFormat = 'uxv' | 'geojson' | 'qgc';

/** What a poster says of a plan's identity, at the top of it in every notation. */
export interface StatedIdentity {
  readonly id?: string;
  readonly collectionId?: string;
  readonly name?: string;
}

/** A plan that has been read, whichever notation it came in. */
export interface ReadPlan {
  readonly stated: StatedIdentity;
  readonly plan: FlightPlan;
  /** The QGroundControl file as it came: it may hold more than a plan has words for. */
  readonly file?: QgcPlan;
  /** What is wrong with it although it keeps to the contract's schema. */
  readonly violations: readonly string[];
}

/** Plans in one notation, as a body of `createPlans` holds them. */
export type PlansInNotation =
  | {readonly format: 'uxv'; readonly plans: readonly UxvPlan[]}
  | {readonly format: 'geojson'; readonly plans: readonly GeoJsonPlan[]}
  | {readonly format: 'qgc'; readonly plans: readonly QgcPlan[]};

/** @param path - where the list of plans stands, such as `body.plans`. */
export function readPlans(upload: PlansInNotation, path: string): ReadPlan[] {
  switch (upload.format) {
    case 'uxv':
      return upload.plans.map((stated, index) => {
        const at = `${path}[${index}]`;
        return checked(stated, readUxv(stated), uxvViolations(stated, at), `${at}.segments`);
      });
    case 'geojson':
      return upload.plans.map((stated, index) => {
        const at = `${path}[${index}]`;
        return checked(stated, readGeoJson(stated), geoJsonViolations(stated, at), `${at}.features`);
      });
    case 'qgc':
      return upload.plans.map((stated, index) => {
        const at = `${path}[${index}]`;
        return checked(stated, readQgc(stated), qgcViolations(stated, at), `${at}.mission.items`, stated);
      });
  }
}

function checked(
  {id, collectionId, name}: StatedIdentity,
  plan: FlightPlan,
  violations: readonly string[],
  segments: string,
  file?: QgcPlan,
): ReadPlan {
  // Sizes follow from positions and lengths from sizes, so each has to be right before the next.
  const size = violations.length > 0 ? violations : sizeViolations(plan, segments, file !== undefined);
  const all = size.length > 0 ? size : lengthViolations(plan, segments);
  return {
    stated: {id, collectionId, name},
    plan,
    ...(file && {file}),
    violations: all,
  };
}
