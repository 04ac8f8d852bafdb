import type {AltitudeMode, PlanPosition} from '../../../../store/flights/flightPlan';
import {qgcAltitudeModes, mavFrames} from './commands';

/** A number that UxV can hold: within both limits, else `undefined`. Files hold nulls, and whatever people typed. */
export function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

/** A number above zero, else `undefined`. */
export function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : undefined;
}

/** The smallest length that stands for zero where UxV wants more than zero: a tenth of a metre. */
export const LEAST_METRES = 0.1;

/** What UxV's `altitude` may be. */
export const altitudeWithin = (value: unknown): number | undefined => within(value, -500, 30_000);

/** What UxV's speeds may be. */
export const speedWithin = (value: unknown): number | undefined => positive(within(value, 0, 150));

/** Latitude, longitude (and altitude) as longitude, latitude (and altitude). */
export function turned([lat, lon]: readonly number[], altitude?: number): PlanPosition {
  return [lon ?? 0, lat ?? 0, ...(altitude === undefined ? [] : [altitude])];
}

/** An open ring of latitudes and longitudes as a closed one of longitudes and latitudes. */
export function closedRing(polygon: readonly (readonly number[])[]): PlanPosition[] {
  const ring = polygon.map((corner) => turned(corner));
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = ring.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed || !first ? ring : [...ring, first];
}

/** A closed ring of longitudes and latitudes as an open one of latitudes and longitudes. */
export function openRing(ring: readonly PlanPosition[]): [number, number][] {
  return ring.slice(0, -1).map(latLon);
}

export const latLon = ([lon = 0, lat = 0]: PlanPosition): [number, number] => [lat, lon];

/** A ground station's altitude mode in UxV's words; `undefined` for "each item its own" and unknown ones. */
export function modeOf(altitudeMode: unknown): AltitudeMode | undefined {
  switch (altitudeMode) {
    case qgcAltitudeModes.relative:
      return 'relativeToLaunch';
    case qgcAltitudeModes.amsl:
      return 'amsl';
    case qgcAltitudeModes.aboveTerrain:
    case qgcAltitudeModes.terrainFrame:
      return 'calculatedAboveTerrain';
    default:
      return undefined;
  }
}

/** The altitude mode that a MAV_FRAME means. 5, 6 and 11 are the integer twins of 0, 3 and 10. */
export function modeOfFrame(frame: number): AltitudeMode | undefined {
  if (frame === mavFrames.relative || frame === 6) return 'relativeToLaunch';
  if (frame === mavFrames.amsl || frame === 5) return 'amsl';
  return frame === mavFrames.terrain || frame === 11 ? 'calculatedAboveTerrain' : undefined;
}

/** An altitude mode as a ground station writes it: its number and the frame of the items. */
export const writtenMode: Readonly<Record<AltitudeMode, {mode: number; frame: number}>> = {
  relativeToLaunch: {mode: qgcAltitudeModes.relative, frame: mavFrames.relative},
  amsl: {mode: qgcAltitudeModes.amsl, frame: mavFrames.amsl},
  calculatedAboveTerrain: {mode: qgcAltitudeModes.terrainFrame, frame: mavFrames.terrain},
};
