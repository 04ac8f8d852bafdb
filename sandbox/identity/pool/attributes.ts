import type {AttributeType, SchemaAttributeType} from '@aws-sdk/client-cognito-identity-provider';
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

/** What nobody can do without: the pool asks whoever signs up, or chooses the first password of their own, for it. */
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

/** The attributes as DescribeUserPool returns them. */
export const schema: readonly SchemaAttributeType[] = [
  {Name: 'sub', AttributeDataType: 'String', Mutable: false, Required: true},
  ...writableByAdmin.map((name): SchemaAttributeType => ({
    Name: name,
    AttributeDataType: name.endsWith('_verified') ? 'Boolean' : 'String',
    Mutable: true,
    Required: required.includes(name),
  })),
];

/**
 * Parses a list of attributes that somebody asks to write.
 * @throws CognitoError `NotAuthorizedException` for one that the app may not write, `InvalidParameterException` for
 *   one that the pool does not have or a value that does not fit.
 */
export function parseAttributes(
  list: readonly AttributeType[],
  writer: 'user' | 'admin',
): Record<string, string> {
  const writable: readonly string[] = writer === 'admin' ? writableByAdmin : writableByUser;
  return Object.fromEntries(
    list.map(({Name = '', Value = ''}) => {
      if (!writableByAdmin.includes(Name) || Value.length > LONGEST_VALUE) throw misfit(Name, Value);
      if (!writable.includes(Name)) throw notAuthorized('A client attempted to write unauthorized attribute');
      if (Name === 'email' && !isEmail(Value)) throw invalidParameter('Invalid email address format.');
      if (Name === 'phone_number' && !/^(\+\d{1,15})?$/.test(Value))
        throw invalidParameter('Invalid phone number format.');
      return [Name, Value];
    }),
  );
}

function misfit(name: string, value: string) {
  const reason =
    value.length > LONGEST_VALUE
      ? `String must be no longer than ${LONGEST_VALUE} characters`
      : name === 'sub'
        ? 'Attribute cannot be updated.'
        : 'Attribute does not exist in the schema.';
  return invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}`);
}

export const isEmail = (text: string): boolean => email.test(text) && text.length <= 254;

/** The required attributes that a user lacks. */
export const missingAttributes = (attributes: Readonly<Record<string, string>>): string[] =>
  required.filter((name) => !attributes[name]);

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
