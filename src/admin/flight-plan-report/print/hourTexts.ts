import {translate} from '@docusaurus/Translate';
import {clockText, weekTimeText} from '@site/src/components/figures/figureWords';

/** Hours as paper needs them: the day is named in the first one, and in the first after midnight. */
export function hourTexts(times: readonly number[]): readonly string[] {
  const dayOf = (time: number | undefined) => time !== undefined && new Date(time).toDateString();
  return times.map((time, index) =>
    dayOf(time) === dayOf(times[index - 1]) ? clockText(time) : weekTimeText(time),
  );
}

/** When a plan was checked, with the day and the time zone: paper is read on other days, too. */
export function checkedText(time: number): string {
  const moment = new Date(time).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return translate({id: 'admin.sheet.checked', message: 'Checked {moment}'}, {moment});
}
