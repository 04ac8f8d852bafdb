import type {Person} from '../../userPool/people';

export type Span = 'day' | 'week';

/** How many accounts were created in a span of time. */
export interface Registrations {
  /** Its first midnight, where the reader is. */
  readonly start: Date;
  readonly count: number;
}

const COUNTS = {day: 14, week: 12} as const;
const DAYS = {day: 1, week: 7} as const;

/** New accounts by day or by week, the newest span last. It begins with today, or with this week's Monday. */
export function registrationsOf(
  people: readonly Pick<Person, 'createdAt'>[],
  span: Span,
  now: Date,
): readonly Registrations[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const sinceMonday = span === 'week' ? (today.getDay() + 6) % 7 : 0;
  const startOf = (index: number) => {
    const start = new Date(today);
    // By the calendar: a day in which clocks are changed has no 24 hours.
    start.setDate(start.getDate() - sinceMonday - (COUNTS[span] - 1 - index) * DAYS[span]);
    return start;
  };
  const times = people.flatMap(({createdAt}) => createdAt?.getTime() ?? []);
  return Array.from({length: COUNTS[span]}, (_, index) => {
    const [start, end] = [startOf(index), startOf(index + 1)];
    return {start, count: times.filter((time) => time >= start.getTime() && time < end.getTime()).length};
  });
}
