import {translate} from '@docusaurus/Translate';
import type {PlanCheck} from '@site/src/plan-check';

/** How many hours forbid the flight, and from when on it can be flown. */
export function verdictOfHours({hours, earliest}: PlanCheck): string {
  const count = hours.filter(({verdict}) => verdict === 'noGo').length;
  const noGo = String(count);
  if (count === hours.length)
    return translate({id: 'dashboard.overview.always', message: 'no-go in all {count} hours'}, {count: noGo});
  if (earliest === undefined)
    return translate(
      {id: 'dashboard.overview.never', message: 'no-go in {count} of 13 hours, none is free'},
      {count: noGo},
    );
  return earliest === 0
    ? translate(
        {id: 'dashboard.overview.now', message: 'no-go in {count} of 13 hours, free now'},
        {count: noGo},
      )
    : translate(
        {id: 'dashboard.overview.later', message: 'no-go in {count} of 13 hours, free in {hours} h'},
        {count: noGo, hours: String(earliest)},
      );
}
