import simplify from 'simplify-js';
import {rounded} from '../../geometry/rounded';
import {lonDifference, METRES_PER_DEGREE, RADIANS} from '../../geometry/sphere';
import {deviceCollections} from './collections';
import {cascadeDrones, pastureDrones} from './drones';
import {passings} from './motion/passings';
import {progress, track} from './motion/track';
import {createWays, type FindLine} from './motion/ways';
import type {Roads} from '../roads/roads';
import type {Device, DeviceCollection, Fix} from './types';
import {couriers, engines, taxis} from './vehicles';
import {barges, ferries} from './vessels';

/** Seconds that a drone takes to climb to its height, and to land. */
const CLIMB_SECONDS = 20;

/** The devices of one world: some two hundred, the same ones for every time. */
export class Devices {
  readonly collections: readonly DeviceCollection[] = deviceCollections;
  readonly all: readonly Device[];
  /** The ways of its vehicles. */
  readonly findLine: FindLine;
  private readonly byId: ReadonlyMap<string, Device>;

  constructor(seed: number, roads: () => Roads) {
    this.findLine = createWays(seed, roads);
    const groups = [engines, cascadeDrones, ferries, couriers, taxis, barges, pastureDrones];
    this.all = groups.flatMap((make) => make(seed, this.findLine));
    this.byId = new Map(this.all.map((device) => [device.objectId, device]));
  }

  /**
   * When a device that does not fly has turned: with a report at each of these times besides those at the beginning and
   * the end, no line between two reports is far from its way.
   *
   * @param span its ends, in milliseconds since 1970, as all times here
   * @param mostBeside metres by which such a line may miss the way
   * @returns times after `from` and before `to`, in order
   */
  turnsOf(
    {objectId, motion}: Device,
    {from, to}: {readonly from: number; readonly to: number},
    mostBeside: number,
  ): readonly number[] {
    if (motion.flight || from === to) return [];
    const points = [from, ...passings(motion, from, to), to].flatMap((time) => {
      const fix = this.positionOf(objectId, time);
      return fix ? [{time, lon: fix.lon, lat: fix.lat}] : [];
    });
    const [start] = points;
    if (!start) return [];
    const perLon = METRES_PER_DEGREE * Math.cos(start.lat * RADIANS);
    const plane = points.map(({time, lon, lat}) => ({
      time,
      x: lonDifference(start.lon, lon) * perLon,
      y: (lat - start.lat) * METRES_PER_DEGREE,
    }));
    // It hands back the points that it was given.
    const kept = simplify(plane, mostBeside, true) as typeof plane;
    return kept.slice(1, -1).map(({time}) => time);
  }

  /**
   * Where a device is, which way it heads and how fast it goes at a time (milliseconds since 1970).
   *
   * @returns undefined when there is no such device
   */
  positionOf(objectId: string, time: number): Fix | undefined {
    const motion = this.byId.get(objectId)?.motion;
    if (!motion) return undefined;
    const elapsed = time / 1000 + motion.shift;
    const trip = Math.floor(elapsed / motion.period);
    const seconds = elapsed - trip * motion.period;
    const way = track(motion.path(trip));
    // A trip longer than its timetable is driven faster rather than cut off.
    const planned = progress(0, way.length, motion.cruise, motion.acceleration).total;
    const hurry = Math.max(1, planned / motion.period);
    const {metres, speed} = progress(seconds * hurry, way.length, motion.cruise, motion.acceleration);
    const {lon, lat, heading} = way.at(metres);
    const fix = {
      lon: rounded(lon, 6),
      lat: rounded(lat, 6),
      heading: rounded(heading, 1) % 360,
      speed: rounded(speed * hurry, 2),
    };
    if (!motion.flight) return fix;
    const {ground, height} = motion.flight;
    const aloft = Math.max(0, Math.min(1, seconds / CLIMB_SECONDS, (planned - seconds) / CLIMB_SECONDS));
    return {
      ...fix,
      altitude: rounded(ground + height * aloft, 2),
      relativeAltitude: rounded(height * aloft, 2),
    };
  }
}
