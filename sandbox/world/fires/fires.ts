import type {Position} from 'geojson';
import {ringHectares} from '../../geometry/ring';
import {rounded} from '../../geometry/rounded';
import {chance} from '../frame/hash';
import {hourOf, isoTime, startOfHour} from '../frame/time';
import {burnsAt} from './burns';
import {ageShare, glow, heatAt, perimeter} from './outline';
import type {Burn, Fire, FireRegion, FireSource} from './types';

/** Before it neither satellites nor incident teams kept records, whatever burnt. */
const FIRST_RECORD = Date.UTC(2000, 0);

/**
 * The fires that a source knows of in a region, the largest first. Outlines are those of the beginning of the clock
 * hour that `time` (milliseconds since 1970) lies in, so they change on the hour.
 *
 * `nifc` reports the US alone; for other regions the list is empty, as it is before the first records.
 */
export function firesAt(seed: number, region: FireRegion, source: FireSource, time: number): Fire[] {
  if (source === 'nifc' && region !== 'US') return [];
  const hour = startOfHour(hourOf(time));
  if (hour < FIRST_RECORD) return [];
  return burnsAt(seed, region, hour)
    .map((burn) => (source === 'nifc' ? reported(burn, hour) : seen(burn, hour)))
    .filter((fire): fire is Fire => fire !== undefined)
    .sort((a, b) => b.areaHectares - a.areaHectares || (a.fireId < b.fireId ? -1 : 1));
}

function reported(burn: Burn, time: number): Fire {
  const rings = [perimeter(burn, time)];
  return {
    ...known(burn, 'nifc', time, rings),
    containmentPercent: Math.round(100 * Math.min(1, Math.max(0, ageShare(burn, time) * 1.15 - 0.05))),
  };
}

function seen(burn: Burn, time: number): Fire | undefined {
  const rings = glow(burn, time);
  if (rings.length === 0) return undefined;
  const heat = heatAt(burn, time);
  const fire = known(burn, 'sat', time, rings);
  return {
    ...fire,
    name: cellName(burn),
    confidence: Math.round(55 + 40 * heat + 5 * chance(burn.shape, 31, hourOf(time))),
    radiativePowerMegawatts: rounded(fire.areaHectares * 0.6 * heat, 1),
  };
}

/** Incidents have names; of a satellite one learns the cell, a tenth of a degree wide and high, in which it began. */
function cellName({lon, lat}: Burn): string {
  const [north, east] = [lat, lon].map((degrees) => `${Math.abs(degrees).toFixed(1)}°`);
  return `Cell ${north} ${lat < 0 ? 'S' : 'N'} ${east} ${lon < 0 ? 'W' : 'E'}`;
}

function known(burn: Burn, source: FireSource, time: number, rings: Position[][]): Fire {
  const [first, ...others] = rings as [Position[], ...Position[][]];
  return {
    fireId: burn.fireId,
    name: burn.name,
    source,
    regionCode: burn.regionCode,
    detectedAt: isoTime(burn.start),
    updatedAt: isoTime(time),
    areaHectares: rounded(
      rings.reduce((sum, ring) => sum + ringHectares(ring), 0),
      1,
    ),
    geometry:
      others.length === 0
        ? {type: 'Polygon', coordinates: [first]}
        : {type: 'MultiPolygon', coordinates: rings.map((ring) => [ring])},
  };
}
