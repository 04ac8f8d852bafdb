import {expect, test} from 'vitest';
import {parseAttributes, schema, writableByUser} from './attributes';

const parse =
  (name: string, value: string | undefined, writer: 'user' | 'admin' = 'user') =>
  () =>
    parseAttributes([{Name: name, Value: value}], writer);

test.each(['email', 'name'])('%s is required, so nobody can empty it', (name) => {
  for (const writer of ['user', 'admin'] as const)
    for (const value of ['', undefined])
      expect(parse(name, value, writer)).toThrow(`user.${name}: Required attribute cannot be deleted.`);
});

test('every attribute that is not required can be emptied', () => {
  const required = schema.filter(({Required}) => Required).map(({Name}) => Name);
  for (const name of writableByUser)
    if (!required.includes(name)) expect(parse(name, '')()).toEqual({[name]: ''});
});

test.each<[string, string, boolean]>([
  ['birthdate', '1987-06-05', true],
  ['birthdate', '1987-6-5', false],
  ['birthdate', '1987-02-30', false],
  ['birthdate', '05.06.1987', false],
  ['email_verified', 'true', true],
  ['email_verified', 'false', true],
  ['email_verified', 'yes', false],
  ['phone_number_verified', 'TRUE', false],
  ['phone_number', '+15550100123', true],
  ['phone_number', '5550100123', false],
  ['name', 'Zoë 李', true],
  ['name', 'x'.repeat(2048), true],
  ['name', 'x'.repeat(2049), false],
])('%s %j fits: %j', (name, value, fits) => {
  if (fits) expect(parse(name, value, 'admin')()).toEqual({[name]: value});
  else
    expect(parse(name, value, 'admin')).toThrow(expect.objectContaining({type: 'InvalidParameterException'}));
});

test('an attribute that is given twice is refused: nobody could tell which one was meant', () => {
  const twice = [
    {Name: 'name', Value: 'Mara'},
    {Name: 'name', Value: 'Sam'},
  ];
  expect(() => parseAttributes(twice, 'user')).toThrow('name');
});
