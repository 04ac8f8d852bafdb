import {translate} from '@docusaurus/Translate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time as it is said, in the largest unit that it fills. @param span in milliseconds */
export function agoWords(span: number): string {
  if (span < 5_000) return translate({id: 'dashboard.ago.now', message: 'just now'});
  if (span < MINUTE)
    return translate({id: 'dashboard.ago.seconds', message: '{count} s ago'}, {count: whole(span / 1000)});
  if (span < HOUR)
    return translate(
      {id: 'dashboard.ago.minutes', message: '{count} min ago'},
      {count: whole(span / MINUTE)},
    );
  if (span < 2 * DAY)
    return translate({id: 'dashboard.ago.hours', message: '{count} h ago'}, {count: whole(span / HOUR)});
  return translate({id: 'dashboard.ago.days', message: '{count} days ago'}, {count: whole(span / DAY)});
}

const whole = (value: number) => String(Math.floor(value));
