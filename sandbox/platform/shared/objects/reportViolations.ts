import {positionViolations} from '../../../geometry/geometryViolations';
import {instantViolations} from '../../../base/instants';
import type {BodyOf} from '../../../contract/operationTypes';

type CheckedReport = BodyOf<'createObjects'>[number];

/** A report as it is sent: what a device says. */
export type SentReport = Omit<CheckedReport, 'isStatic'> & Partial<Pick<CheckedReport, 'isStatic'>>;

/** The word that is no object id, since `/objects/metadata` is a path of its own. */
const RESERVED_ID = 'metadata';

/** What the contract's schema cannot say of a report: reserved id, ranges of coordinates, times, the altitude sum. */
export function reportViolations(report: SentReport, path: string): string[] {
  const {objectId, timestamp, expirationDateTime, geometry, referencePointCoordinates} = report;
  return [
    ...idViolations(objectId, path),
    ...instantViolations(`${path}.timestamp`, timestamp),
    ...instantViolations(`${path}.expirationDateTime`, expirationDateTime),
    ...(geometry ? positionViolations(geometry.coordinates, `${path}.geometry.coordinates`) : []),
    ...(referencePointCoordinates
      ? positionViolations(referencePointCoordinates, `${path}.referencePointCoordinates`)
      : []),
    ...(Number.isFinite(altitudeSum(report) ?? 0) ? [] : [`${path}.relativeAltitude is too large`]),
  ];
}

/** An object id that is taken by a path. */
export function idViolations(objectId: string, path: string): string[] {
  return objectId === RESERVED_ID
    ? [`${path}.objectId must not be "${RESERVED_ID}", which is a path of its own`]
    : [];
}

/**
 * The altitude of a report that gives a position without one, and how high it is over a known point; in metres, to the
 * millimetre. `undefined` when the report needs no sum or does not allow one.
 */
export function altitudeSum({
  geometry,
  referencePointCoordinates,
  relativeAltitude,
}: SentReport): number | undefined {
  const base = referencePointCoordinates?.[2];
  if (geometry?.coordinates.length !== 2 || base === undefined || relativeAltitude === undefined)
    return undefined;
  return Number((base + relativeAltitude).toFixed(3));
}
