import {expect, test} from 'vitest';
import {
  apiUnits,
  convert,
  formatUnits,
  parseUnits,
  quantityText,
  shownUnit,
  unitChoices,
  valueText,
} from './units';

const speedIn = (speed: (typeof unitChoices.speed)[number]) => ({...apiUnits, speed});

test('speeds agree with their definitions', () => {
  expect(convert(10, 'm/s', speedIn('m/s'))).toBe(10);
  expect(convert(10, 'm/s', speedIn('km/h'))).toBe(36);
  // One knot is 1,852 m an hour; 100 km/h are 53.996 kn and 62.137 mph.
  expect(convert(1_852 / 3_600, 'm/s', speedIn('kn'))).toBeCloseTo(1, 12);
  expect(convert(100 / 3.6, 'm/s', speedIn('kn'))).toBeCloseTo(53.9957, 4);
  expect(convert(100 / 3.6, 'm/s', speedIn('mph'))).toBeCloseTo(62.1371, 4);
  expect(convert(0.44704, 'm/s', speedIn('mph'))).toBeCloseTo(1, 12);
});

test('temperatures agree where water freezes and boils, and where both scales meet', () => {
  const units = {...apiUnits, temperature: '°F'} as const;
  expect([0, 100, -40, 37].map((value) => convert(value, '°C', units))).toEqual([
    32,
    212,
    -40,
    expect.closeTo(98.6, 10),
  ]);
});

test('an inch is 25.4 mm, and shown with two digits more', () => {
  const units = {...apiUnits, precipitation: 'in'} as const;
  expect(convert(25.4, 'mm', units)).toBeCloseTo(1, 12);
  expect(quantityText(3, 'mm', units)).toBe('0.12 in');
  expect(quantityText(2.5, 'mm', units, 1)).toBe('0.098 in');
});

test('what is shown in units of the API stays as it came', () => {
  expect(quantityText(12.345, 'm/s', apiUnits)).toBe('12.345 m/s');
  expect(quantityText(12.345, 'm/s', apiUnits, 1)).toBe('12.3 m/s');
  expect(quantityText(7, '%', {speed: 'kn', temperature: '°F', precipitation: 'in'})).toBe('7 %');
  expect(shownUnit('%', {speed: 'kn', temperature: '°F', precipitation: 'in'})).toBe('%');
});

test('there is no zero below zero', () => {
  expect(valueText(-17.9, '°C', {...apiUnits, temperature: '°F'})).toBe('0');
});

test('a choice is read as it was written, and nonsense as the units of the API', () => {
  for (const speed of unitChoices.speed)
    for (const temperature of unitChoices.temperature)
      for (const precipitation of unitChoices.precipitation) {
        const units = {speed, temperature, precipitation};
        expect(parseUnits(formatUnits(units))).toEqual(units);
      }
  expect(parseUnits(null)).toEqual(apiUnits);
  expect(parseUnits('parsecs constructor')).toEqual(apiUnits);
});
