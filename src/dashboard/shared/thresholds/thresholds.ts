import {isIdentifier, type Schemas} from '@site/src/platform';

export type WeatherType = Schemas['WeatherType'];
export type Operator = Schemas['WeatherThreshold']['operator'];

/** When weather is an event. */
export interface Threshold {
  readonly id: string;
  readonly type: WeatherType;
  readonly operator: Operator;
  readonly value: number;
  /** A second reading, in the hour before or after, must be above this. */
  readonly beside?: number;
  /** In the person's own words. */
  readonly description?: string;
}

export const units: Readonly<Record<WeatherType, string>> = {
  temp: '°C',
  wind: 'm/s',
  gust: 'm/s',
  rain: 'mm',
  snow: 'mm',
  traffic: '%',
};
export const operators: readonly Operator[] = ['>', '>=', '=', '<', '<='];

/** Those of whoever has none of their own, as the contract lists them. */
export const defaultThresholds: readonly Threshold[] = [
  {id: 'temperatureHigh', type: 'temp', operator: '>', value: 30},
  {id: 'temperatureLow', type: 'temp', operator: '<', value: 4},
  {id: 'highWind', type: 'wind', operator: '>', value: 9},
  {id: 'heavyRain', type: 'rain', operator: '>', value: 3, beside: 1},
  {id: 'gust', type: 'gust', operator: '>', value: 9},
  {id: 'snow', type: 'snow', operator: '>', value: 10},
  {id: 'traffic10', type: 'traffic', operator: '>=', value: 10},
  {id: 'traffic20', type: 'traffic', operator: '>=', value: 20},
];

/** The largest value of a threshold, and without its sign the least. */
export const MOST_VALUE = 1_000;

/** What fits into an attribute of the user pool. */
export const LONGEST = 2_048;

/** The thresholds that an attribute holds; undefined where it holds none, and the defaults are in force. */
export function parseThresholds(text: string | undefined): readonly Threshold[] | undefined {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) && list.every(isThreshold) && hasOwnIds(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The text that an attribute holds; undefined when it is too long for one. */
export function formatThresholds(thresholds: readonly Threshold[]): string | undefined {
  const text = JSON.stringify(thresholds);
  return text.length <= LONGEST ? text : undefined;
}

/** What is wrong with a value in a form. */
export type ThresholdProblem = {
  readonly field: 'id' | 'value' | 'beside';
  readonly kind: 'missing' | 'taken' | 'misfit';
};

/** @param others the thresholds that it stands beside */
export function checkThreshold(
  {id, value, beside}: Threshold,
  others: readonly Threshold[],
): ThresholdProblem | undefined {
  if (id === '') return {field: 'id', kind: 'missing'};
  if (!isIdentifier(id)) return {field: 'id', kind: 'misfit'};
  if (others.some((other) => other.id === id)) return {field: 'id', kind: 'taken'};
  if (!isValue(value)) return {field: 'value', kind: 'misfit'};
  return beside === undefined || isValue(beside) ? undefined : {field: 'beside', kind: 'misfit'};
}

/** Whether a reading is an event, knowing those of the hours before and after. */
export function isCrossed(
  {operator, value, beside}: Threshold,
  reading: number,
  neighbours: readonly (number | undefined)[],
): boolean {
  const isBeyond = {
    '>': reading > value,
    '>=': reading >= value,
    '=': reading === value,
    '<': reading < value,
    '<=': reading <= value,
  }[operator];
  return isBeyond && (beside === undefined || neighbours.some((other) => (other ?? 0) > beside));
}

function isThreshold(each: unknown): each is Threshold {
  if (typeof each !== 'object' || each === null) return false;
  const {id, type, operator, value, beside, description} = each as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    isIdentifier(id) &&
    Object.hasOwn(units, String(type)) &&
    operators.some((known) => known === operator) &&
    isValue(value) &&
    (beside === undefined || isValue(beside)) &&
    (description === undefined || (typeof description === 'string' && description.length <= 200))
  );
}

const isValue = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MOST_VALUE;

function hasOwnIds(list: readonly Threshold[]): boolean {
  return new Set(list.map(({id}) => id)).size === list.length;
}
