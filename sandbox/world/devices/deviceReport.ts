import {formatInstant} from '../../base/instants';
import {rounded} from '../../geometry/rounded';
import type {Devices} from './devices';
import type {Device} from './types';
import {between, wordHash} from '../frame/hash';

/** What a seeded device sends: id, time and position. Its metadata says what it is. */
export interface DeviceReport {
  readonly objectId: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly expirationDateTime?: string;
  readonly geometry: {type: 'Point'; coordinates: number[]};
  readonly referencePointCoordinates?: number[];
  readonly relativeAltitude?: number;
  readonly heading: number;
  readonly speed: number;
  readonly hdop: number;
}

/** A drone that has not reported for so long is no longer where it was. */
const DRONE_EXPIRES_MS = 2 * 3_600_000;

/**
 * What a seeded device would report at a time (milliseconds since 1970); a function of the seed.
 * Drones report their height above their launch position, as the contract's example does.
 */
export function deviceReport(devices: Devices, {objectId, motion}: Device, time: number): DeviceReport {
  const fix = devices.positionOf(objectId, time);
  if (!fix) throw new Error(`No device is called ${objectId}.`);
  const {lon, lat, heading, speed, relativeAltitude} = fix;
  const report = {
    objectId,
    timestamp: formatInstant(time),
    geometry: {type: 'Point' as const, coordinates: [lon, lat]},
    heading,
    speed,
    hdop: rounded(between(0.6, 1.6, wordHash(objectId), Math.floor(time / 1000)), 1),
  };
  const launch = motion.path(0)[0];
  if (!motion.flight || !launch) return report;
  return {
    ...report,
    expirationDateTime: formatInstant(time + DRONE_EXPIRES_MS),
    referencePointCoordinates: [...launch, motion.flight.ground],
    relativeAltitude,
  };
}
