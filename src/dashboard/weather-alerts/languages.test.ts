import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {countriesByLanguage, languagesOf, namedLanguages} from './languages';

test('the languages are those of the contract', () => {
  const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {
    components: {parameters: {CountryCode: {description: string}}};
  };
  const {description} = contract.components.parameters.CountryCode;
  const listed = [...description.matchAll(/\(`(\w\w)`\)\s+in\s+([A-Z,\s]+)/g)];
  expect(listed.length).toBeGreaterThan(30);
  expect(countriesByLanguage).toEqual(
    Object.fromEntries(
      listed.map(([, language = '', countries = '']) => [
        language,
        (countries.match(/[A-Z]{2}/g) ?? []).join(' '),
      ]),
    ),
  );
});

test('each country has English first, and languages name themselves', () => {
  expect(languagesOf('CH')).toEqual(['en', 'fr', 'de', 'it']);
  expect(languagesOf('GB')).toEqual(['en']);
  expect(namedLanguages(['en', 'de'])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
  ]);
});
