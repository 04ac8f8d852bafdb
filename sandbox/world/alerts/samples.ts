import {burnsAt} from '../fires/burns';
import {fireRegions, type Burn, type FireRegion} from '../fires/types';
import {distanceMetres} from '../../geometry/sphere';
import {startOfHour} from '../frame/time';
import type {Weather} from '../weather/weather';
import type {Zone} from './zones/zones';

/** The weather in the middle of a zone at one hour. */
export interface Sample {
  temp: number;
  gust: number;
  rain: number;
  snow: number;
}

const MOST_SAMPLES = 150_000;
/** Patches burnt on purpose, and fires as small as them, call for no alert. */
const SMALLEST_RADIUS = 1000;
const NEAR_METRES = 75_000;

/** Reads what alerts are made of, and remembers it: neighbouring forecasts look at the same hours. */
export class Sampler {
  private readonly samples = new Map<number, Sample>();

  constructor(
    private readonly seed: number,
    private readonly weather: Weather,
  ) {}

  /** The weather in the middle of a zone at a clock hour. */
  at(zone: Zone, hour: number): Sample {
    const key = hour * 64_800 + zone.cell;
    const known = this.samples.get(key);
    if (known) return known;
    const read = (type: 'temp' | 'gust' | 'rain' | 'snow') =>
      this.weather.valueAt(type, zone.lon, zone.lat, hour);
    const sample = {temp: read('temp'), gust: read('gust'), rain: read('rain'), snow: read('snow')};
    if (this.samples.size >= MOST_SAMPLES) this.samples.clear();
    this.samples.set(key, sample);
    return sample;
  }

  /** Whether a wildfire burns in a zone or near it at a clock hour. */
  fireNear(zone: Zone, hour: number): boolean {
    if (!isFireRegion(zone.countryCode)) return false;
    return this.burns(zone.countryCode, hour).some(
      ({lon, lat, radius}) =>
        radius > SMALLEST_RADIUS && distanceMetres([lon, lat], [zone.lon, zone.lat]) < NEAR_METRES,
    );
  }

  private lastBurns: {key: string; burns: Burn[]} = {key: '', burns: []};

  private burns(region: FireRegion, hour: number): Burn[] {
    const key = `${region}${hour}`;
    if (this.lastBurns.key !== key)
      this.lastBurns = {key, burns: burnsAt(this.seed, region, startOfHour(hour))};
    return this.lastBurns.burns;
  }
}

function isFireRegion(country: string): country is FireRegion {
  return (fireRegions as readonly string[]).includes(country);
}
