import {translate} from '@docusaurus/Translate';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {units, type Threshold} from '../shared/thresholds/thresholds';

/** A threshold in words: its own, or what it compares. */
export function thresholdText({type, operator, value, beside}: Threshold): string {
  const unit = units[type];
  const limit = `${weatherNames()[type]} ${operator} ${value} ${unit}`;
  return beside === undefined
    ? limit
    : translate(
        {
          id: 'dashboard.threshold.beside',
          message: '{limit}, and more than {beside} {unit} in the hour before or after',
        },
        {limit, beside: String(beside), unit},
      );
}
