import {translate} from '@docusaurus/Translate';
import {shownUnit, type Units} from '@site/src/components/units/units';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {identifierRule} from '@site/src/platform';
import {
  units as apiUnitOf,
  type Operator,
  type Threshold,
  type ThresholdProblem,
  type WeatherType,
} from '../shared/thresholds/thresholds';
import {limitsOf, limitText} from './limits';

/** Operators as people write them. */
const signs: Readonly<Record<Operator, string>> = {'>': '>', '>=': '≥', '=': '=', '<': '<', '<=': '≤'};

/** A threshold in words: its own, or what it compares. */
export function thresholdText({type, operator, value, beside}: Threshold, units: Units): string {
  const unit = shownUnit(apiUnitOf[type], units);
  const limit = `${weatherNames()[type]} ${signs[operator]} ${limitText(value, type, units)} ${unit}`;
  return beside === undefined
    ? limit
    : translate(
        {
          id: 'dashboard.threshold.beside',
          message: '{limit}, and more than {beside} {unit} in the hour before or after',
        },
        {limit, beside: limitText(beside, type, units), unit},
      );
}

/** When a reading is an event, as a choice of the form. */
export function operatorText(operator: Operator): string {
  return {
    '>': translate({id: 'dashboard.threshold.above', message: 'above the limit'}),
    '>=': translate({id: 'dashboard.threshold.atLeast', message: 'at or above the limit'}),
    '=': translate({id: 'dashboard.threshold.equal', message: 'equal to the limit'}),
    '<': translate({id: 'dashboard.threshold.below', message: 'below the limit'}),
    '<=': translate({id: 'dashboard.threshold.atMost', message: 'at or below the limit'}),
  }[operator];
}

/** What is wrong in the form, in the units that its fields have. */
export function problemText({field, kind}: ThresholdProblem, type: WeatherType, units: Units): string {
  if (field !== 'id')
    return translate(
      {id: 'dashboard.threshold.problem.value', message: 'Enter a number from {least} to {most}.'},
      limitsOf(type, units),
    );
  switch (kind) {
    case 'missing':
      return translate({id: 'dashboard.threshold.problem.missing', message: 'Enter an id.'});
    case 'taken':
      return translate({
        id: 'dashboard.threshold.problem.taken',
        message: 'Another threshold has this id.',
      });
    case 'misfit':
      return identifierRule();
  }
}
