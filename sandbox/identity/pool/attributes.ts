import type {AttributeType, SchemaAttributeType} from '@aws-sdk/client-cognito-identity-provider';
import {ownValue} from '../../base/ownValue';
import {invalidParameter, notAuthorized} from './errors';

/** When weather is an event for a user, a JSON list that the user's own app writes. */
export const WEATHER_THRESHOLDS = 'custom:weatherThresholds';

/** Attributes that a user's own app may write. `custom:apiKeys` is not among them: else one could grant oneself keys. */
export const writableByUser = [
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'website',
  'zoneinfo',
  WEATHER_THRESHOLDS,
] as const;

/**
 * What nobody can do without: the pool asks whoever signs up, or chooses the first password of their own, for it, and
 * lets nobody empty it afterwards.
 */
const required: readonly string[] = ['email', 'name'];

/** The API keys of a user, a JSON list. Only administrators write it. */
export const API_KEYS = 'custom:apiKeys';

const writableByAdmin: readonly string[] = [
  ...writableByUser,
  'email_verified',
  'phone_number_verified',
  API_KEYS,
];

const LONGEST_VALUE = 2048;
// ASCII alone, as HTML's `<input type=email>`: Amazon's mail service takes no other, and letters that look alike or
// cannot be seen would make one user look like another.
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

const isFlag = (name: string): boolean => name.endsWith('_verified');

/** The attributes as DescribeUserPool returns them. */
export const schema: readonly SchemaAttributeType[] = [
  {Name: 'sub', AttributeDataType: 'String', Mutable: false, Required: true},
  ...writableByAdmin.map((name): SchemaAttributeType => ({
    Name: name,
    AttributeDataType: isFlag(name) ? 'Boolean' : 'String',
    Mutable: true,
    Required: required.includes(name),
  })),
];

/**
 * Parses a list of attributes that somebody asks to write. A blank value removes an attribute, but not a required one.
 * A birthdate is ten characters, YYYY-MM-DD; other standard attributes are free text of up to 2048. Source: Amazon
 * Cognito developer guide, "Working with user attributes". For whom Cognito's own words are not known (a day that no
 * month has, an attribute given twice), they are ours.
 * @throws CognitoError `NotAuthorizedException` for one that the app may not write, `InvalidParameterException` for
 *   one that the pool does not have or a value that does not fit.
 */
export function parseAttributes(
  list: readonly AttributeType[],
  writer: 'user' | 'admin',
): Record<string, string> {
  const writable: readonly string[] = writer === 'admin' ? writableByAdmin : writableByUser;
  const parsed = new Map<string, string>();
  for (const {Name = '', Value = ''} of list) {
    if (!writableByAdmin.includes(Name))
      throw misfit(
        Name,
        Name === 'sub' ? 'Attribute cannot be updated.' : 'Attribute does not exist in the schema.',
      );
    if (!writable.includes(Name)) throw notAuthorized('A client attempted to write unauthorized attribute');
    if (parsed.has(Name)) throw misfit(Name, 'Attribute is given twice.');
    if (Value !== '') checkValue(Name, Value);
    else if (required.includes(Name))
      throw invalidParameter(`user.${Name}: Required attribute cannot be deleted.`);
    parsed.set(Name, Value);
  }
  return Object.fromEntries(parsed);
}

/** @throws CognitoError `InvalidParameterException` for a value that is not blank and does not fit its attribute. */
function checkValue(name: string, value: string): void {
  if (value.length > LONGEST_VALUE)
    throw misfit(name, `String must be no longer than ${LONGEST_VALUE} characters`);
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
  if (name === 'phone_number' && !/^\+\d{1,15}$/.test(value))
    throw invalidParameter('Invalid phone number format.');
  if (name === 'birthdate' && !isDay(value)) throw misfit(name, 'String must be a date as YYYY-MM-DD');
  if (isFlag(name) && value !== 'true' && value !== 'false')
    throw misfit(name, 'Boolean must be true or false');
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isSameDay(text, new Date(`${text}T00:00:00Z`));

const isSameDay = (text: string, date: Date): boolean =>
  !Number.isNaN(date.getTime()) && date.toJSON().startsWith(text);

const misfit = (name: string, reason: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}`);

export const isEmail = (text: string): boolean => email.test(text) && text.length <= 254;

/** The required attributes that a user lacks. */
export const missingAttributes = (attributes: Readonly<Record<string, string>>): string[] =>
  required.filter((name) => !ownValue(attributes, name));

/**
 * Whoever signs up gives all required attributes.
 * @throws CognitoError `InvalidParameterException` for the first that is missing.
 */
export function checkRequired(attributes: Readonly<Record<string, string>>): void {
  const [missing] = missingAttributes(attributes);
  if (missing === undefined) return;
  throw invalidParameter(`Attributes did not conform to the schema: ${missing}: The attribute is required`);
}

/** An empty value removes an attribute, as in Cognito. */
export function mergeAttributes(
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({...before, ...changes}).filter(([, value]) => value !== ''));
}
