import {translate} from '@docusaurus/Translate';
import type {PlanCheck} from '@site/src/plan-check';

/** How many hours forbid the flight, or else need a look, and from when on it can be flown. */
export function verdictOfHours({hours, earliest}: PlanCheck): string {
  const countOf = (wanted: string) => hours.filter(({verdict}) => verdict === wanted).length;
  const noGo = countOf('noGo');
  const count = noGo || countOf('look');
  if (count === hours.length) return allText(noGo > 0, String(count));
  const inHours = noGo > 0 ? noGoText(String(count)) : lookText(String(count));
  if (earliest === undefined)
    return translate({id: 'dashboard.overview.never', message: '{inHours}, none is free'}, {inHours});
  return earliest === 0
    ? translate({id: 'dashboard.overview.now', message: '{inHours}, free now'}, {inHours})
    : translate(
        {id: 'dashboard.overview.later', message: '{inHours}, free in {hours} h'},
        {inHours, hours: String(earliest)},
      );
}

function allText(isNoGo: boolean, count: string): string {
  return isNoGo
    ? translate({id: 'dashboard.overview.always', message: 'no-go in all {count} hours'}, {count})
    : translate({id: 'dashboard.overview.alwaysLook', message: 'needs a look in all {count} hours'}, {count});
}

function noGoText(count: string): string {
  return translate({id: 'dashboard.overview.noGo', message: 'no-go in {count} of 13 hours'}, {count});
}

function lookText(count: string): string {
  return translate({id: 'dashboard.overview.look', message: 'needs a look in {count} of 13 hours'}, {count});
}
