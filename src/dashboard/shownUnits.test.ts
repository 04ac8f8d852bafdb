import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Units} from '@site/src/components/units/units';
import {whyText} from '@site/src/flight-plans/words/conflictWords';
import {measureText} from './paths/words';
import {thresholdText} from './weather-threshold/words';

/** A unit that somebody may want otherwise, written out in a text. */
const WRITTEN = /(?:\}|\d|[ '"`>])(?:m\/s|km\/h|°C|°F|mm)(?=[ '"`<)])/;

/** Those that name units, and show no value: which unit a reading has, and a form whose values are sent as they are. */
const naming = ['src/dashboard/shared/thresholds/thresholds.ts'];

const imperial: Units = {speed: 'mph', temperature: '°F', precipitation: 'in'};

test('no panel writes the unit of a speed, a temperature or precipitation itself', () => {
  const writing = readdirSync('src/dashboard', {recursive: true, encoding: 'utf8'})
    .map((name) => `src/dashboard/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) =>
      readFileSync(name, 'utf8')
        .split('\n')
        // The argument that says which unit of the API a value has.
        .map((line) =>
          line.replaceAll(/(?:quantityText|valueText|shownUnit)\([^)]*\)/g, '').replaceAll("'m/s',", ''),
        )
        .some((line) => WRITTEN.test(line) && !line.trim().startsWith('*')),
    );
  expect(writing).toEqual(naming);
});

test('speeds of a track are shown in the unit that was chosen, altitudes in metres', () => {
  expect(measureText('speed', 10, imperial)).toBe('22.4 mph');
  expect(measureText('altitude', 10, imperial)).toBe('10 m');
});

test('a threshold in words has the unit that was chosen, its second reading too', () => {
  const cold = {id: 'cold', type: 'temp', operator: '<', value: 4} as const;
  expect(thresholdText(cold, imperial)).toMatch(/ < 39\.2 °F$/);
  const rain = {id: 'rain', type: 'rain', operator: '>', value: 3, beside: 1} as const;
  expect(thresholdText(rain, imperial)).toMatch(/ > 0\.118 in, and more than 0\.039 in in the hour/);
});

test('why a plan cannot be flown is said in the unit that was chosen, and else in that of the API', () => {
  const cause = {
    kind: 'forecast',
    threshold: {id: 'wind', type: 'wind', description: '', unit: 'm/s', value: 9, operator: '>'},
    readings: [{hour: 0, least: 3, most: 12.5}],
  } as unknown as Parameters<typeof whyText>[0];
  expect(whyText(cause, {...imperial, speed: 'kn'})).toBe('wind 24.3 kn, limit 17 kn');
  expect(whyText(cause)).toBe('wind 12.5 m/s, limit 9 m/s');
});
