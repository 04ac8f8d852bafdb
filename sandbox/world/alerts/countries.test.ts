import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {alertText} from './alertText';
import {countries} from './zones/countries';
import {wordsOf} from './words';
import {hazards, languages} from './words/types';
import {outlineOf, zoneAt, zonesOf} from './zones/zones';

interface Parameter {
  CountryCode: {description: string; schema: {enum: string[]; 'x-languages': Record<string, string[]>}};
}
const contract = parse(
  readFileSync(
    new URL('../../../api/components/parameters/weather-alerts-country.yaml', import.meta.url),
    'utf8',
  ),
) as Parameter;
const {schema, description} = contract.CountryCode;

test('are the countries and languages of the contract', () => {
  const ours = [...countries.values()].map(({code, languages}) => [code, [...languages]]);
  expect(Object.fromEntries(ours)).toEqual(schema['x-languages']);
  expect(schema.enum).toEqual(ours.map(([code]) => code));
});

test('are named in the contract too', () => {
  for (const {code, languages} of countries.values())
    for (const language of languages.slice(1)) {
      const [, listed] = new RegExp(`\\(\`${language}\`\\)\\s+in\\s+([A-Z,\\s]+)`).exec(description) ?? [];
      expect(listed?.split(/,\s*/).map((each) => each.trim())).toContain(code);
    }
});

test.each([...countries.keys()])(
  '%s has zones, each with an id of its own, found again at its middle',
  (code) => {
    const zones = [...zonesOf(code).values()];
    expect(zones.length).toBeGreaterThan(0);
    for (const zone of zones.slice(0, 20)) {
      expect(zone.areaId).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
      expect(zoneAt(zone.lon, zone.lat)).toEqual(zone);
      const ring = outlineOf(zone.cell).coordinates[0];
      expect(ring?.[0]).toEqual(ring?.at(-1));
    }
  },
);

test.each(languages)('%s has a word for every hazard and keeps every placeholder', (language) => {
  const words = wordsOf[language];
  for (const hazard of hazards) expect(words.events[hazard].length).toBeGreaterThan(1);
  for (const name of ['{event}', '{area}', '{from}', '{until}', '{value}'])
    expect(words.description).toContain(name);
  for (const name of ['{event}', '{area}']) expect(words.cancelled).toContain(name);
});

test.each(languages)(
  '%s advises nothing once a warning is cancelled, and says that it no longer applies',
  (language) => {
    const details = {
      countryCode: 'DE',
      areaName: 'Hamm',
      from: '',
      until: '',
      value: '',
      hazard: 'heat',
    } as const;
    const [inForce, cancelled] = [false, true].map((off) =>
      alertText(language, {...details, cancelled: off}),
    );
    expect(cancelled?.instruction).toBe(wordsOf[language].noLonger);
    expect(cancelled?.instruction.length).toBeGreaterThan(8);
    expect(cancelled?.instruction).not.toBe(inForce?.instruction);
  },
);

test('each language says it in its own words', () => {
  expect(new Set(languages.map((language) => wordsOf[language].noLonger)).size).toBe(languages.length);
});
