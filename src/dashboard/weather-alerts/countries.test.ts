import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {countryCodes, namedCountries} from './countries';

test('the countries are those of the contract', () => {
  const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {
    components: {parameters: {CountryCode: {schema: {enum: string[]}}}};
  };
  expect(countryCodes).toEqual(contract.components.parameters.CountryCode.schema.enum);
});

test('countries are listed by name', () => {
  expect(namedCountries('en').find(([code]) => code === 'US')).toEqual(['US', 'United States']);
  const names = namedCountries('en').map(([, name]) => name);
  expect(names.indexOf('Austria')).toBeLessThan(names.indexOf('Belgium'));
});
