import {translate} from '@docusaurus/Translate';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {units, type Operator, type Threshold} from '../shared/thresholds/thresholds';

/** Operators as people write them. */
const signs: Readonly<Record<Operator, string>> = {'>': '>', '>=': '≥', '=': '=', '<': '<', '<=': '≤'};

/** A threshold in words: its own, or what it compares. */
export function thresholdText({type, operator, value, beside}: Threshold): string {
  const unit = units[type];
  const limit = `${weatherNames()[type]} ${signs[operator]} ${value} ${unit}`;
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
