import {ownValue} from '@site/src/base/ownValue';

/** The units of the API, and those that a reader may want in their place. The first of each is the API's own. */
export const unitChoices = {
  speed: ['m/s', 'km/h', 'kn', 'mph'],
  temperature: ['°C', '°F'],
  precipitation: ['mm', 'in'],
} as const;

export type Quantity = keyof typeof unitChoices;
/** The unit that each quantity is shown in. */
export type Units = {readonly [Each in Quantity]: (typeof unitChoices)[Each][number]};

/** What the API responds with. */
export const apiUnits: Units = {speed: 'm/s', temperature: '°C', precipitation: 'mm'};

interface Conversion {
  readonly factor: number;
  readonly offset?: number;
  /** Digits that a whole number of the API's unit deserves. */
  readonly digits?: number;
}

/** From the API's unit to another, exactly as they are defined: a knot is 1,852 m an hour, a mile 1,609.344 m. */
const conversions: Readonly<Record<string, Conversion>> = {
  'km/h': {factor: 3.6},
  kn: {factor: 3_600 / 1_852},
  mph: {factor: 3_600 / 1_609.344},
  '°F': {factor: 1.8, offset: 32},
  in: {factor: 1 / 25.4, digits: 2},
};

const quantities: readonly Quantity[] = ['speed', 'temperature', 'precipitation'];

/** A unit of the API in which a quantity is measured that a reader may see otherwise; the unit shown, else itself. */
export function shownUnit(apiUnit: string, units: Units): string {
  const quantity = quantities.find((each) => apiUnits[each] === apiUnit);
  return quantity ? units[quantity] : apiUnit;
}

/** A value of the API in the unit shown, unrounded. */
export function convert(value: number, apiUnit: string, units: Units): number {
  const {factor = 1, offset = 0} = ownValue(conversions, shownUnit(apiUnit, units)) ?? {};
  return value * factor + offset;
}

/**
 * A value of the API as a number in the unit shown. What the API gives with so many digits keeps them; without a number
 * of digits it stays as it came, unless it is converted.
 */
export function valueText(value: number, apiUnit: string, units: Units, digits?: number): string {
  const conversion = ownValue(conversions, shownUnit(apiUnit, units));
  if (!conversion) return digits === undefined ? String(value) : value.toFixed(digits);
  const text = convert(value, apiUnit, units).toFixed((digits ?? 0) + (conversion.digits ?? 0));
  // No zero below zero.
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** A value of the API as somebody would type it in the unit shown: with a digit more than where it is read alone. */
export function inputText(value: number, apiUnit: string, units: Units): string {
  const isConverted = shownUnit(apiUnit, units) !== apiUnit;
  return isConverted ? String(Number(valueText(value, apiUnit, units, 1))) : String(value);
}

/** What somebody typed in the unit shown as a value of the API, to the millionth. */
export function toApiValue(typed: number, apiUnit: string, units: Units): number {
  const {factor = 1, offset = 0} = ownValue(conversions, shownUnit(apiUnit, units)) ?? {};
  return Number(((typed - offset) / factor).toFixed(6));
}

/** The same with its unit. */
export function quantityText(value: number, apiUnit: string, units: Units, digits?: number): string {
  return `${valueText(value, apiUnit, units, digits)} ${shownUnit(apiUnit, units)}`;
}

/** The units that a text names; the API's own in place of what it does not name. */
export function parseUnits(text: string | null): Units {
  const named = text?.split(' ') ?? [];
  const find = <Unit extends string>(choices: readonly [Unit, ...Unit[]]): Unit =>
    choices.find((each) => named.includes(each)) ?? choices[0];
  return {
    speed: find(unitChoices.speed),
    temperature: find(unitChoices.temperature),
    precipitation: find(unitChoices.precipitation),
  };
}

export function formatUnits({speed, temperature, precipitation}: Units): string {
  return [speed, temperature, precipitation].join(' ');
}
