import {yearPhase} from './time';

/** The middle of a season as a month (1 to 12, with fractions), and how many months it lasts. */
export interface Season {
  month: number;
  months: number;
}

/** How far a season has come: 1 in its middle, 0 outside it, smooth between. */
export function inSeason({month, months}: Season, hour: number): number {
  if (months >= 12) return 1;
  const away = Math.abs(((yearPhase(hour) * 12 + 1 - month + 18) % 12) - 6);
  const share = away / (months / 2);
  return share < 1 ? 0.5 + 0.5 * Math.cos(Math.PI * share * share) : 0;
}
