import {inputText, toApiValue, type Units} from '@site/src/components/units/units';
import {MOST_VALUE, units as apiUnitOf, type WeatherType} from '../shared/thresholds/thresholds';

/** A limit as its field shows it, in the unit that the reader has chosen; empty where there is none. */
export function limitText(value: number | undefined, type: WeatherType, units: Units): string {
  return value === undefined ? '' : inputText(value, apiUnitOf[type], units);
}

/**
 * A limit that was typed in the unit that the reader has chosen, in that of the API; NaN for what is no number. The text
 * of a limit that is left as it was is rounded: the limit itself stays exactly as it was.
 *
 * @param before the limit that the field began with
 */
export function readLimit(text: string, before: number | undefined, type: WeatherType, units: Units): number {
  if (before !== undefined && text.trim() === limitText(before, type, units)) return before;
  // An empty text is no number.
  const typed = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  return toApiValue(typed, apiUnitOf[type], units);
}

/** The least and the largest limit there may be, in the unit that the reader has chosen. */
export function limitsOf(type: WeatherType, units: Units): {readonly least: string; readonly most: string} {
  const text = (value: number) =>
    Number(limitText(value, type, units))
      .toLocaleString()
      .replace('-', '−');
  return {least: text(-MOST_VALUE), most: text(MOST_VALUE)};
}
