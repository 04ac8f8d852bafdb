import {ownValue} from '@site/src/base/ownValue';
import type {MapColour} from '../base/palette';

/** What an object on the map is, as far as its colour tells it. */
export type Meaning = keyof typeof meaningColours;

/** Each colour is seen on land and on water in both modes, as `contrast.test.ts` holds. In the order of the legend. */
export const meaningColours = {
  severe: 'fire',
  moderate: 'signal',
  minor: 'data',
  fulltime: 'airspace',
  parttime: 'data',
  custom: 'signal',
  fire: 'fire',
} as const satisfies Readonly<Record<string, MapColour>>;

/** Alerts by `severityCode`: 1 extreme, 2 severe, 3 moderate, 4 minor, 5 unknown. */
const bySeverity: Readonly<Record<number, Meaning>> = {
  1: 'severe',
  2: 'severe',
  3: 'moderate',
  4: 'minor',
  5: 'minor',
};

/** Restrictions by `type`. */
const byType: Readonly<Record<string, Meaning>> = {
  fulltime: 'fulltime',
  parttime: 'parttime',
  custom: 'custom',
};

/** What an object of a response means: alerts by severity, restrictions by type, fires. */
export function findMeaning(object: Readonly<Record<string, unknown>>): Meaning | undefined {
  const {severityCode, fireId, restrictionId, type} = object;
  if (typeof severityCode === 'number') return bySeverity[severityCode];
  if (typeof restrictionId === 'string') return ownValue(byType, String(type)) ?? 'fulltime';
  return typeof fireId === 'string' ? 'fire' : undefined;
}
