import {translate} from '@docusaurus/Translate';
import {quantityText, shownUnit, valueText, type Units} from '@site/src/components/units/units';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {units as apiUnitOf, type Operator, type Threshold} from '../shared/thresholds/thresholds';

/** Operators as people write them. */
const signs: Readonly<Record<Operator, string>> = {'>': '>', '>=': '≥', '=': '=', '<': '<', '<=': '≤'};

/** A threshold in words: its own, or what it compares. */
export function thresholdText({type, operator, value, beside}: Threshold, units: Units): string {
  const unit = apiUnitOf[type];
  const limit = `${weatherNames()[type]} ${signs[operator]} ${quantityText(value, unit, units)}`;
  return beside === undefined
    ? limit
    : translate(
        {
          id: 'dashboard.threshold.beside',
          message: '{limit}, and more than {beside} {unit} in the hour before or after',
        },
        {limit, beside: valueText(beside, unit, units), unit: shownUnit(unit, units)},
      );
}
