import type {Root} from 'mdast';
import {ownValue} from '../../base/ownValue';
import {storyTime} from '../../code/sample-request/placeholders';
import {clocks, type Clock} from './clocks';
import {panelsOf} from './languages';

/** Times of a sample this close to the story's belong to the story. */
const LONGEST_MS = 30 * 86_400_000;
const instants = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d+)?Z/g;
const hours = /(?<=\/)\d{4}\/\d\d?\/\d\d?\/\d\d?(?=[/"'?]|$)/g;

/**
 * Makes samples of a page's Markdown count from the time at which they are run. On the page a script does so; whoever
 * reads Markdown would send the times of the story, at which reports have expired and forecasts have ended.
 */
export function countFromNow(tree: Root): void {
  for (const {language, children} of panelsOf(tree)) {
    const clock = ownValue(clocks, language);
    for (const child of children)
      if (clock && child.type === 'code') child.value = fromNow(child.value, clock);
  }
}

/** A program whose times of the story count from now. */
export function fromNow(code: string, clock: Clock): string {
  const isInstantUsed = secondsIn(code, instants).length > 0;
  const isHourUsed = secondsIn(code, hours).length > 0;
  if (!isInstantUsed && !isHourUsed) return code;
  const timed = clock.tidy(
    replaceTimes(
      replaceTimes(code, instants, (seconds, found, before) => clock.instant(seconds, found, before)),
      hours,
      (seconds, found, before) => clock.hour(seconds, found, before),
    ),
  );
  return clock.define(timed);
}

function secondsIn(code: string, pattern: RegExp): number[] {
  return [...code.matchAll(pattern)].map(([found]) => secondsOf(found)).filter((each) => each !== undefined);
}

function replaceTimes(
  code: string,
  pattern: RegExp,
  write: (seconds: number, found: string, before: string) => string,
): string {
  return code.replace(pattern, (found: string, at: number) => {
    const seconds = secondsOf(found);
    return seconds === undefined ? found : write(seconds, found, code.slice(0, at));
  });
}

/** Seconds from the story's time; undefined for a time that has nothing to do with it. */
function secondsOf(found: string): number | undefined {
  const [year, month, day, hour] = found.split('/');
  const two = (part = '') => part.padStart(2, '0');
  const text =
    hour === undefined
      ? found.replaceAll('%3A', ':')
      : `${year}-${two(month)}-${two(day)}T${two(hour)}:00:00Z`;
  const away = Date.parse(text) - storyTime.getTime();
  return Math.abs(away) <= LONGEST_MS ? Math.round(away / 1000) : undefined;
}
