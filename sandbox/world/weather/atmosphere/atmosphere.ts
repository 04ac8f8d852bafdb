import {RADIANS, lonDifference} from '../../../geometry/sphere';
import {hash} from '../../frame/hash';
import {solarDeclination, solarHour} from '../../frame/time';
import {climateRegions, meanTemperature, meanWetness, meanWind, type Region} from './climate';
import {felt, touching, type Box} from './influence';
import {breezesAt, type Breeze} from './localWinds';
import {noise} from './noise';
import {inSeason} from '../../frame/seasons';
import {stormsAt, type Storm} from './storms';

/** The weather at a node of the lattice, before it is interpolated and made whole numbers. */
export interface Node {
  /** °C */
  temperature: number;
  /** m/s */
  wind: number;
  /** What a gust adds to the wind, m/s; never negative. */
  gustiness: number;
  /** mm of water per hour; below 0 it is dry, the further the drier. */
  wetness: number;
}

/** The driest a node may be; bounds how far interpolation can overshoot. */
const DRIEST = -3;
/** Degrees of longitude by which the air's pattern moves east in an hour. */
const DRIFT = 0.32;

/** Degrees by which storms are bent out of round at most. */
const SWIRL = 2.8;

/**
 * The atmosphere of one clock hour within a box, longitude by longitude. Asking a position outside the box gives
 * nonsense. The node is the same object every time, so use it up; none is made for each position.
 */
export function atmosphereOf(seed: number, hour: number, box: Box): (lon: number) => (lat: number) => Node {
  const declination = solarDeclination(hour);
  const storms = touching(stormsAt(seed, hour), grown(box, SWIRL));
  const breezes = touching(breezesAt(seed, hour), box);
  const regions = touching(climateRegions, box);
  const seasons = regions.map((region) => inSeason(region, hour));
  const seeds = [1, 2, 3, 4, 5, 6].map((octave) => hash(seed, 9018, octave)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const lift = hour * 0.006;
  const node: Node = {temperature: 0.5, wind: 0.5, gustiness: 0.5, wetness: 0.5};

  return (lon) => {
    const turned = (lon - DRIFT * hour) * RADIANS;
    const [cosine, sine] = [Math.cos(turned), Math.sin(turned)];
    const noon = Math.cos(((solarHour(hour, lon) - 15) / 24) * 2 * Math.PI);

    return (lat) => {
      const ring = Math.cos(lat * RADIANS);
      const [x, y, z] = [ring * cosine, ring * sine, Math.sin(lat * RADIANS)];
      const warm =
        0.7 * noise(4 * x, 4 * y, 4 * z + lift, seeds[0]) +
        0.3 * noise(11 * x, 11 * y, 11 * z + lift, seeds[1]);
      const wet =
        0.65 * noise(5 * x, 5 * y, 5 * z + lift, seeds[2]) +
        0.35 * noise(14 * x, 14 * y, 14 * z + lift, seeds[3]);
      const blow = noise(7 * x, 7 * y, 7 * z + lift, seeds[4]);
      const shear = noise(9 * x, 9 * y, 9 * z + lift, seeds[5]);
      // The jet stream meanders: warm air reaches poleward here, cold air towards the equator there.
      const meander = lat + 9 * warm * (1 - z * z) * Math.max(-1, Math.min(1, -4 * z));
      node.temperature = meanTemperature(meander, declination) + 5 * warm * (1 - ring) + 4.5 * noon * ring;
      node.wind = meanWind(meander) + 3.2 * blow + 0.6 * noon;
      node.gustiness = 0;
      node.wetness = meanWetness(meander, declination) + 5.2 * wet - 1.5 + 0.5 * noon * ring;
      for (let i = 0; i < regions.length; i++)
        regional(node, regions[i] as Region, seasons[i] as number, lon, lat, ring);
      for (const storm of storms) stir(node, storm, lon + SWIRL * blow, lat + SWIRL * wet, ring);
      for (const breeze of breezes) blowThrough(node, breeze, lon, lat, ring);
      return applyRainAndWind(node, shear, noon);
    };
  };
}

function grown({west, east, south, north}: Box, degrees: number): Box {
  return {west: west - degrees, east: east + degrees, south: south - degrees, north: north + degrees};
}

function regional(node: Node, region: Region, season: number, lon: number, lat: number, ring: number): void {
  const share = felt(distanceSquared(region, lon, lat, ring), region.reach) * season;
  node.wetness -= region.dryness * share;
  node.temperature += region.heat * share;
}

/**
 * A low adds wind that is strongest at its radius, rain at its heart, and rain and then cold along its front, which
 * curves from the centre towards the equator and back west.
 */
function stir(node: Node, storm: Storm, lon: number, lat: number, ring: number): void {
  const north = (lat - storm.lat) * storm.poleward;
  // Most are too far north or south to be felt: their longitudes need not be compared.
  if (north * north >= storm.reach * storm.reach) return;
  const east = lonDifference(storm.lon, lon) * ring;
  const squared = east * east + north * north;
  const share = felt(squared, storm.reach);
  if (share === 0) return;
  const r = Math.sqrt(squared) / storm.radius;
  const side = 1 - (0.25 * north) / (storm.radius * (1 + r));
  node.wind += storm.wind * ((2 * r) / (1 + r * r)) * share * side;
  node.wetness += storm.rain * Math.max(0, 1 - r * r);
  if (storm.front === 0 || north > 1) return;
  const trail = share * Math.min(1, (1 - north) / 3);
  const behind = east - storm.radius * (0.5 - 0.045 * north * north);
  node.wetness += storm.front * trail * Math.max(0, 1 - (behind * behind) / 2.8);
  node.gustiness += 5 * trail * Math.max(0, 1 - (behind * behind) / 4);
  if (behind < 0) node.temperature -= 4.5 * trail * Math.min(1, -behind / 2);
}

function blowThrough(node: Node, breeze: Breeze, lon: number, lat: number, ring: number): void {
  node.wind += breeze.speed * felt(distanceSquared(breeze, lon, lat, ring), breeze.reach);
}

/** Rain cools, wind gusts the more the stronger it blows and the more it shears. */
function applyRainAndWind(node: Node, shear: number, noon: number): Node {
  node.wind = Math.max(0, node.wind);
  node.gustiness += node.wind * (0.28 + 0.22 * Math.max(0, shear)) + Math.max(0, noon) + 0.5;
  node.wetness = Math.max(DRIEST, node.wetness);
  node.temperature -= Math.min(4, Math.max(0, node.wetness) * 0.7);
  return node;
}

function distanceSquared(
  position: {lon: number; lat: number},
  lon: number,
  lat: number,
  ring: number,
): number {
  const east = lonDifference(position.lon, lon) * ring;
  const north = lat - position.lat;
  return east * east + north * north;
}
