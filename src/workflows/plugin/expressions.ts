import {fill, storyTime} from '../../code/sample-request/placeholders';
import type {WorkflowInput} from './arazzo';

/** What the placeholders of a guide become: inputs for times, outputs of earlier steps for captured values. */
export interface Expressions {
  /** The text with runtime expressions in place of placeholders; a placeholder that is all of it stands alone. */
  readonly of: (text: string) => string;
  /** Every time that was used so far: the input that stands for it, and how guides write it, by name. */
  readonly times: () => {
    readonly inputs: Readonly<Record<string, WorkflowInput>>;
    readonly written: Readonly<Record<string, string>>;
  };
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
const parts = ['year', 'month', 'day', 'hour'] as const;

/** @param captured the step that gave each captured value, by the name of the value */
export function createExpressions(captured: ReadonlyMap<string, string>): Expressions {
  const times = new Map<string, string>();
  const expression = (inner: string): string => {
    const step = captured.get(inner);
    if (step !== undefined) return `$steps.${step}.outputs.${inner}`;
    const name = inputName(inner);
    times.set(name, inner);
    return `$inputs.${name}`;
  };
  return {
    of: (text) => {
      const [, whole] = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(text) ?? [];
      if (whole !== undefined) return expression(whole);
      return text.replace(placeholder, (_, inner: string) => `{${expression(inner)}}`);
    },
    times: () => ({
      inputs: Object.fromEntries([...times].map(([name, inner]) => [name, timeInput(inner)])),
      written: Object.fromEntries(times),
    }),
  };
}

/** A path in which an hour, which fills four parts of it, is four placeholders. */
export function withPartsOfHours(target: string): string {
  return target.replace(/\{\{\s*(hour(?:[+-]\d+)?)\s*\}\}/g, (_, hour: string) =>
    parts.map((part) => `{{${hour} ${part}}}`).join('/'),
  );
}

function inputName(inner: string): string {
  return inner
    .replace('+', ' plus ')
    .replace('-', ' minus ')
    .replace(/ +([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

function timeInput(inner: string): WorkflowInput {
  const [time = '', part] = inner.split(' ');
  const value = fill(`{{${time}}}`, {now: storyTime, values: {}});
  const index = parts.findIndex((each) => each === part);
  return {
    type: 'string',
    description: describeTime(time, part),
    default: index < 0 ? value : (value.split('/')[index] ?? value),
  };
}

const units = new Map([
  ['s', 'seconds'],
  ['m', 'minutes'],
  ['h', 'hours'],
  ['d', 'days'],
]);

function describeTime(time: string, part: string | undefined): string {
  const [, name, sign, amount, unit] = /^(now|hour)(?:([+-])(\d+)([smhd])?)?$/.exec(time) ?? [];
  const many = units.get(unit ?? 'h') ?? '';
  const away =
    amount === undefined
      ? ''
      : `, ${amount} ${amount === '1' ? many.slice(0, -1) : many} ${sign === '-' ? 'earlier' : 'later'}`;
  return name === 'now' ? `The present in UTC${away}.` : `The ${part} of the hour in UTC${away}.`;
}
