import type {Change} from './types';

/** The longest value that a line of the history shows, in characters. */
const MOST_CHARACTERS = 60;

/** What was there and what is there now, as JSON; undefined where a line has no room for it, or there is nothing. */
export function shownValues({before, after}: Change): {readonly before?: string; readonly after?: string} {
  const [a, b] = [before, after].map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  if ([a, b].some((text) => text !== undefined && text.length > MOST_CHARACTERS)) return {};
  return {...(a !== undefined && {before: a}), ...(b !== undefined && {after: b})};
}

/** A change in one line, and the operations that it concerns below. */
export function describeChange(change: Change): string {
  const {place, action, verdict, operations, breaks} = change;
  const {before, after} = shownValues(change);
  const values = [before, after].filter((text) => text !== undefined).join(' → ');
  const mark = verdict === 'breaking' ? 'BREAKING  ' : verdict === 'wording' ? 'words     ' : 'compatible';
  const names = operations.map((id) => (breaks.includes(id) ? `${id} (breaking)` : id));
  return [
    `${mark}  ${place}  ${action}${values && `: ${values}`}`,
    ...(names.length > 0 ? [`            ${names.join(', ')}`] : []),
  ].join('\n');
}
