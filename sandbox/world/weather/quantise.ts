/**
 * From the continuous weather of a cell to the whole number that the platform states. Everything that shows a value
 * goes through these functions.
 */

/** What the texture adds to a field at most: °C, m/s, mm of water per hour. */
export const grainOf = {temperature: 1.4, wind: 1.1, wetness: 1.5} as const;

/** Share of the water that falls as snow: all below -1 °C, none above 1.5 °C. */
function snowShare(celsius: number): number {
  if (celsius <= -1) return 1;
  return celsius >= 1.5 ? 0 : (1.5 - celsius) * 0.4;
}

/** Whole °C that fit a signed byte. */
export function wholeDegrees(celsius: number): number {
  const whole = ((celsius + 1000.5) | 0) - 1000;
  return whole < -128 ? -128 : whole > 127 ? 127 : whole;
}

/** A whole amount that fits an unsigned byte; less than nothing is nothing. */
export function wholeAmount(amount: number): number {
  if (amount <= 0) return 0;
  const whole = (amount + 0.5) | 0;
  return whole > 255 ? 255 : whole;
}

/** Rain in mm per hour of so much water at such a temperature. */
export function rainOf(wetness: number, celsius: number): number {
  return wetness <= 0 ? 0 : wholeAmount(wetness * (1 - snowShare(celsius)));
}

/** Fresh snow in mm of depth per hour: ten times as deep as its water. */
export function snowOf(wetness: number, celsius: number): number {
  return wetness <= 0 ? 0 : wholeAmount(wetness * 10 * snowShare(celsius));
}
