import {between, chance, hash} from '../../frame/hash';
import {solarDeclination} from '../../frame/time';
import type {Influence} from './influence';

/** A moving low: where it is at one hour, and what it does around it. */
export interface Storm extends Influence {
  /** Degrees of latitude from the centre to the strongest wind. */
  radius: number;
  /** Added at the radius, m/s. */
  wind: number;
  /** Added at the centre, mm per hour. */
  rain: number;
  /** Added along its cold front, mm per hour; 0 for a tropical storm, which has none. */
  front: number;
  /** 1 in the northern hemisphere, -1 in the southern: fronts trail towards the equator. */
  poleward: 1 | -1;
}

const LOW_LIFE_HOURS = 132;
const LOWS_PER_HEMISPHERE = 13;
const CYCLONE_LIFE_HOURS = 216;
const CYCLONES_PER_HEMISPHERE = 6;

/**
 * All storms of a clock hour. A storm is a slot that lives again and again: each life draws its position, strength and
 * track anew, and the lives of the slots are staggered, so that storms come and go at any time.
 */
export function stormsAt(seed: number, hour: number): Storm[] {
  const storms: Storm[] = [];
  for (const poleward of [1, -1] as const) {
    for (let slot = 0; slot < LOWS_PER_HEMISPHERE; slot++) storms.push(low(seed, hour, slot, poleward));
    for (let slot = 0; slot < CYCLONES_PER_HEMISPHERE; slot++) {
      const cyclone = tropical(seed, hour, slot, poleward);
      if (cyclone) storms.push(cyclone);
    }
  }
  return storms;
}

/** A mid-latitude low: it travels east and a little poleward; stronger in winter. */
function low(seed: number, hour: number, slot: number, poleward: 1 | -1): Storm {
  const {life, age, share} = lifeOf(seed, hour, slot + (poleward > 0 ? 100 : 200), LOW_LIFE_HOURS);
  const summer = (solarDeclination(hour) / 23.44) * poleward;
  const strength = Math.sin(Math.PI * share) * between(0.55, 1, life, 1) * (0.74 - 0.3 * summer);
  const lat = between(40, 54, life, 2) + 5 * summer + 0.045 * age;
  const lon = between(-180, 180, life, 3) + (0.42 + 0.2 * chance(life, 4)) * age;
  const radius = between(3.6, 6, life, 5);
  return {
    lon: wrapped(lon),
    lat: lat * poleward,
    reach: radius * 4,
    radius,
    wind: 17 * strength,
    rain: 7 * strength,
    front: 12 * strength,
    poleward,
  };
}

/** A tropical storm: only near its season, moving west and poleward. */
function tropical(seed: number, hour: number, slot: number, poleward: 1 | -1): Storm | undefined {
  const {life, age, share} = lifeOf(seed, hour, slot + (poleward > 0 ? 300 : 400), CYCLONE_LIFE_HOURS);
  // The sea is warmest some two months after the sun stood highest.
  const warmth = 0.5 + 0.5 * (solarDeclination(hour - 1500) / 23.44) * poleward;
  if (chance(life, 6) > 0.15 + 0.75 * warmth) return undefined;
  const strength = Math.sin(Math.PI * share) * between(0.4, 1, life, 1);
  const radius = between(1.5, 2.3, life, 5);
  return {
    lon: wrapped(between(-180, 180, life, 3) - 0.2 * age),
    lat: (between(9, 15, life, 2) + 0.07 * age) * poleward,
    reach: radius * 3.2,
    radius,
    wind: 36 * strength,
    rain: 22 * strength,
    front: 0,
    poleward,
  };
}

/** The salts here are chosen so that seed 1, the default, has the weather of the story: strong wind at Ridge Creek, no gale. */
function lifeOf(seed: number, hour: number, slot: number, length: number) {
  const staggered = hour + Math.floor(between(0, length, seed, 8001, slot));
  const turn = Math.floor(staggered / length);
  const age = staggered - turn * length;
  return {life: hash(seed, 8018, slot, turn), age, share: (age + 0.5) / length};
}

function wrapped(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}
