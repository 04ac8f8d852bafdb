import {translate} from '@docusaurus/Translate';
import type {PlanCheck} from '@site/src/plan-check';

/** The form of a message for a number: its forms stand between bars, as Docusaurus writes plurals. */
export type SelectMessage = (count: number, forms: string) => string;

/** How many hours forbid the flight, or else need a look, and from when on it can be flown. */
export function verdictOfHours({hours, earliest}: PlanCheck, selectMessage: SelectMessage): string {
  const countOf = (wanted: string) => hours.filter(({verdict}) => verdict === wanted).length;
  const noGo = countOf('noGo');
  const count = noGo || countOf('look');
  const ofHours = {count: String(count), total: String(hours.length)};
  if (count === hours.length) return selectMessage(hours.length, allText(noGo > 0, ofHours));
  const inHours = selectMessage(hours.length, noGo > 0 ? noGoText(ofHours) : lookText(ofHours));
  if (earliest === undefined)
    return translate({id: 'dashboard.overview.never', message: '{inHours}, never clear'}, {inHours});
  return earliest === 0
    ? translate({id: 'dashboard.overview.now', message: '{inHours}, clear now'}, {inHours})
    : translate(
        {id: 'dashboard.overview.later', message: '{inHours}, clear in {hours} h'},
        {inHours, hours: String(earliest)},
      );
}

interface OfHours {
  readonly [value: string]: string;
  readonly count: string;
  readonly total: string;
}

function allText(isNoGo: boolean, ofHours: OfHours): string {
  return isNoGo
    ? translate(
        {
          id: 'dashboard.overview.always',
          message: 'no-go in the only hour|no-go in all {total} hours',
          description: 'Plural forms of {total}',
        },
        ofHours,
      )
    : translate(
        {
          id: 'dashboard.overview.alwaysLook',
          message: 'caution in the only hour|caution in all {total} hours',
          description: 'Plural forms of {total}',
        },
        ofHours,
      );
}

function noGoText(ofHours: OfHours): string {
  return translate(
    {
      id: 'dashboard.overview.noGo',
      message: 'no-go in {count} of {total} hour|no-go in {count} of {total} hours',
      description: 'Plural forms of {total}',
    },
    ofHours,
  );
}

function lookText(ofHours: OfHours): string {
  return translate(
    {
      id: 'dashboard.overview.look',
      message: 'caution in {count} of {total} hour|caution in {count} of {total} hours',
      description: 'Plural forms of {total}',
    },
    ofHours,
  );
}
