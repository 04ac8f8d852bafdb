import {wordHash} from '../frame/hash';
import {DAY_MS} from '../frame/time';
import type {Burn} from './types';

const site = {lon: -121.62, lat: 44.21, regionCode: 'US', shape: wordHash('ridge-creek')} as const;

/**
 * The story's fire west of Sisters, Oregon. It breaks out on 13 July 2026 and burns for 24 days. In the other months
 * of summer another one burns at the same site, and in the rest of the year foresters burn a small patch on purpose,
 * so that there is something to watch there at any time.
 */
export function ridgeCreekBurn(time: number): Burn | undefined {
  const now = new Date(time);
  // A fire of the end of a month reaches into the next one.
  const candidates = [0, -1].map((back) => burnOf(now.getUTCFullYear(), now.getUTCMonth() + back));
  return candidates.find(({start, end}) => time >= start && time < end);
}

function burnOf(year: number, month: number): Burn {
  const first = new Date(Date.UTC(year, month, 1));
  const label = first.toISOString().slice(0, 7);
  const wild = first.getUTCMonth() >= 5 && first.getUTCMonth() <= 8;
  if (!wild) {
    const start = Date.UTC(year, month, 3, 16, 30);
    const name = 'Ridge Creek Prescribed Burn';
    return {...site, fireId: `ridge-creek-rx-${label}`, name, start, end: start + 26 * DAY_MS, radius: 700};
  }
  const start = Date.UTC(year, month, 13, 21, 40);
  const fireId = label === '2026-07' ? 'ridge-creek' : `ridge-creek-${label}`;
  return {...site, fireId, name: 'Ridge Creek Fire', start, end: start + 24 * DAY_MS, radius: 13000};
}
