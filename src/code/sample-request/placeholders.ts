import {ownValue} from '../../base/ownValue';
/** What stands for a placeholder: the time that counts as now, and values by name. */
export interface Filling {
  readonly now: Date;
  /** Values captured from earlier responses of the page. */
  readonly values: Readonly<Record<string, string>>;
}

/** The moment at which every sample of the guides is told: the story's fire is two hours old. */
export const storyTime = new Date('2026-07-14T18:00:00Z');

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;
const milliseconds = {s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000} as const;

/**
 * The text with each placeholder replaced: `{{now}}`, `{{now-30m}}` (s, m, h, d) as ISO 8601 in UTC to the second,
 * `{{hour}}`, `{{hour+3}}` as `2026/07/14/18`, `{{name}}` as the value of that name. All of them have one length at
 * any time. What is unknown stays as it is; `unknownPlaceholders` names it.
 */
export function fill(text: string, filling: Filling): string {
  return text.replace(pattern, (whole, inner: string) => meaning(inner, filling) ?? whole);
}

/** What stands between the braces of placeholders that mean nothing here. */
export function unknownPlaceholders(text: string, filling: Filling): string[] {
  return [...text.matchAll(pattern)].flatMap(([, inner = '']) =>
    meaning(inner, filling) === undefined ? [inner] : [],
  );
}

/** Whether a text has a placeholder that depends on time, so that it ages. */
export function isTimed(text: string): boolean {
  return [...text.matchAll(pattern)].some(([, inner = '']) => /^(now|hour)\b/.test(inner));
}

function meaning(inner: string, {now, values}: Filling): string | undefined {
  const time = /^now(?:([+-]\d+)([smhd]))?$/.exec(inner);
  if (time) {
    const unit = ownValue<number>(milliseconds, time[2] ?? 's') ?? 0;
    return (
      later(now, Number(time[1] ?? 0) * unit)
        .toISOString()
        .slice(0, 19) + 'Z'
    );
  }
  const hour = /^hour([+-]\d+)?$/.exec(inner);
  if (hour) {
    return later(now, Number(hour[1] ?? 0) * milliseconds.h)
      .toISOString()
      .slice(0, 13)
      .replaceAll(/[-T]/g, '/');
  }
  return Object.hasOwn(values, inner) ? values[inner] : undefined;
}

function later(now: Date, by: number): Date {
  return new Date(now.getTime() + by);
}
