import type {MapColour} from '../base/palette';

/** Alerts by `severityCode`: 1 extreme, 2 severe, 3 moderate, 4 minor, 5 unknown. */
const bySeverity: Readonly<Record<number, MapColour>> = {
  1: 'fire',
  2: 'fire',
  3: 'signal',
  4: 'data',
  5: 'data',
};

/** Restrictions by `type`. */
const byType: Readonly<Record<string, MapColour>> = {
  fulltime: 'airspace',
  parttime: 'data',
  custom: 'signal',
};

/** The colour that tells what an object of a response is: alerts by severity, restrictions by type, fires. */
export function featureColour(object: Readonly<Record<string, unknown>>): MapColour | undefined {
  const {severityCode, fireId, restrictionId, type} = object;
  if (typeof severityCode === 'number') return bySeverity[severityCode];
  if (typeof restrictionId === 'string') return byType[String(type)] ?? 'airspace';
  return typeof fireId === 'string' ? 'fire' : undefined;
}
