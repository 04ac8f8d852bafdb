import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Value} from './types';
import {flatten} from './testing/flatten';
import {propertiesOf, template} from './testing/portalTemplate';
import {readSettingTable} from './testing/settingTable';

/** What a value of decisions/0004 means for the properties of the template; `quoted` are its words in backticks. */
type Meaning = (value: string, quoted: readonly string[]) => Readonly<Record<string, Value>>;

const isOn = (value: string): boolean => {
  if (!/^\**(on|off|enabled)\b/.test(value)) throw new Error(`"${value}" is neither on nor off.`);
  return !/^\**off\b/.test(value);
};

/** The number before a word, or the only one. */
const numberIn = (value: string, unit = ''): number =>
  Number(new RegExp(`([\\d,]+) ${unit}`).exec(`${value} `)?.[1]?.replace(',', '') ?? NaN);

const json = (value: Value) => JSON.stringify(value);
const capitals = (word: string) => word.toUpperCase();

/** "string, mutable, at most 2,048 characters". */
const attribute: Meaning = (value, _quoted) => ({
  AttributeDataType: value.startsWith('string') ? 'String' : value,
  Mutable: value.includes('mutable') && !value.includes('immutable'),
  'StringAttributeConstraints.MaxLength': String(numberIn(value, 'characters')),
});

const below = (path: string, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));

const minutes = (value: string) => numberIn(value, 'hour') * 60;

/** Each setting of decisions/0004, by its section and what it is called there. */
const meanings: Readonly<Record<number, Readonly<Record<string, Meaning>>>> = {
  1: {
    'feature plan': (value) => ({'UserPool.UserPoolTier': capitals(value.split(' ')[0] ?? '')}),
    'sign-in option': (value) => ({
      'UserPool.UsernameAttributes': value.split(',')[0] ?? '',
      'UserPool.UsernameConfiguration.CaseSensitive': !value.includes('case-insensitive'),
    }),
    'password policy': (value) =>
      below('UserPool.Policies.PasswordPolicy', {
        MinimumLength: numberIn(value, 'characters'),
        RequireLowercase: value.includes('lower case'),
        RequireUppercase: value.includes('upper case'),
        RequireNumbers: value.includes('digit'),
        RequireSymbols: value.includes('symbol'),
      }),
    'temporary passwords': (value) => ({
      'UserPool.Policies.PasswordPolicy.TemporaryPasswordValidityDays': numberIn(value, 'days'),
    }),
    'multi-factor authentication': (value) => ({
      'UserPool.MfaConfiguration': capitals(value.split(',')[0] ?? ''),
      'UserPool.EnabledMfas': value.includes('authenticator apps') ? 'SOFTWARE_TOKEN_MFA' : '',
    }),
    'first factors (`SignInPolicy.AllowedFirstAuthFactors`)': (_value, quoted) => ({
      'UserPool.Policies.SignInPolicy.AllowedFirstAuthFactors': quoted.join(', '),
    }),
    passkeys: (value) => ({
      'UserPool.WebAuthnRelyingPartyID': value.includes('the domain of the portal') ? domainOfThePortal : '',
      // The parameter's own value is compared below.
      'UserPool.WebAuthnUserVerification': json({Ref: 'PasskeyVerification'}),
      'Parameters.PasskeyVerification': /user verification: (\w+)/.exec(value)?.[1] ?? '',
    }),
    'self-registration': (value) => ({
      'UserPool.AdminCreateUserConfig.AllowAdminCreateUserOnly':
        value === 'as you like' ? json({'Fn::If': ['IsInvitationOnly', true, false]}) : '',
    }),
    'required attributes': (_value, quoted) =>
      Object.assign(
        {},
        ...quoted.map((name) =>
          below(`UserPool.Schema[${name}]`, {AttributeDataType: 'String', Required: true, Mutable: true}),
        ),
      ),
    'custom attribute': (value, [name, ...others]) =>
      below(`UserPool.Schema[${name}]`, attribute(value.replace(/^`\w+`, /, ''), others)),
    'addresses confirmed by a code (`AutoVerifiedAttributes`)': (_value, quoted) => ({
      'UserPool.AutoVerifiedAttributes': quoted.join(', '),
    }),
    'attribute verification: "Keep original attribute value active when an update is pending"': (
      value,
      quoted,
    ) => ({
      [`UserPool.UserAttributeUpdateSettings.${quoted[1]}`]: isOn(value) ? (quoted[0] ?? '') : '',
    }),
    'pre sign-up trigger': (value) => ({
      'UserPool.LambdaConfig.PreSignUp':
        value === 'the function of section 5' ? json({'Fn::GetAtt': ['RefuseKeysFunction', 'Arn']}) : '',
    }),
    'account recovery': (value) => ({
      [`UserPool.AccountRecoverySetting.RecoveryMechanisms[verified_${value.replace(' only', '')}].Priority`]: 1,
    }),
    'deletion protection': (value) => ({'UserPool.DeletionProtection': isOn(value) ? 'ACTIVE' : 'INACTIVE'}),
  },
  2: {
    type: (value) => ({'UserPoolClient.GenerateSecret': !value.includes('no client secret')}),
    'authentication flows': (value, quoted) => ({
      'UserPoolClient.ExplicitAuthFlows': value.includes('no other') ? quoted.join(', ') : '',
    }),
    'prevent user existence errors': (value) => ({
      'UserPoolClient.PreventUserExistenceErrors': isOn(value) ? 'ENABLED' : 'LEGACY',
    }),
    'token revocation': (value) => ({'UserPoolClient.EnableTokenRevocation': isOn(value)}),
    'access and id token life': (value) =>
      below('UserPoolClient', {
        AccessTokenValidity: minutes(value),
        IdTokenValidity: minutes(value),
        'TokenValidityUnits.AccessToken': 'minutes',
        'TokenValidityUnits.IdToken': 'minutes',
      }),
    'refresh token life': (value) =>
      below('UserPoolClient', {
        RefreshTokenValidity: numberIn(value, 'days'),
        'TokenValidityUnits.RefreshToken': 'days',
      }),
    'attribute **read**': (_value, quoted) => ({'UserPoolClient.ReadAttributes': quoted.join(', ')}),
    'attribute **write**': (value) => {
      const [allowed = '', denied = ''] = value.split('**not**').map((part) => quotedIn(part).join(', '));
      if (allowed.includes(denied)) throw new Error(`${denied} is both allowed and denied.`);
      return {'UserPoolClient.WriteAttributes': allowed};
    },
  },
  4: {
    'guest access': (value) => ({'IdentityPool.AllowUnauthenticatedIdentities': isOn(value)}),
    'basic (classic) flow': (value) => ({'IdentityPool.AllowClassicFlow': isOn(value)}),
    'identity provider': (value) => {
      if (value !== 'the user pool and app client above') throw new Error(`"${value}" is not known here.`);
      return {
        'IdentityPool.CognitoIdentityProviders[0].ClientId': json({Ref: 'UserPoolClient'}),
        'IdentityPool.CognitoIdentityProviders[0].ProviderName': json({
          'Fn::GetAtt': ['UserPool', 'ProviderName'],
        }),
        'IdentityPoolRoles.RoleMappings.people.IdentityProvider': json({
          'Fn::Sub': 'cognito-idp.${AWS::Region}.amazonaws.com/${UserPool}:${UserPoolClient}',
        }),
      };
    },
    'server-side token check': (value) => ({
      'IdentityPool.CognitoIdentityProviders[0].ServerSideTokenCheck': isOn(value),
    }),
    'role selection': (value) => ({
      'IdentityPoolRoles.RoleMappings.people.Type':
        value === 'use role with preferred role claim in token' ? 'Token' : 'Rules',
    }),
    'when the claim is missing or names several roles': (value) => ({
      'IdentityPoolRoles.RoleMappings.people.AmbiguousRoleResolution':
        value === 'use the default authenticated role' ? 'AuthenticatedRole' : 'Deny',
    }),
    'default authenticated role': (value, [role]) => ({
      'IdentityPoolRoles.Roles.authenticated': json({
        'Fn::GetAtt': [role === 'portal-user' ? 'PortalUserRole' : value, 'Arn'],
      }),
    }),
  },
};

const domainOfThePortal = json({
  'Fn::If': [
    'HasPasskeyDomain',
    {Ref: 'PasskeyDomain'},
    {'Fn::If': ['HasDomain', {Ref: 'DomainName'}, {'Fn::GetAtt': ['Distribution', 'DomainName']}]},
  ],
});

/** Names, and which resource belongs to which: nobody chooses them. */
const wiring = [
  'UserPool.UserPoolName',
  'UserPoolClient.ClientName',
  'UserPoolClient.UserPoolId',
  'IdentityPool.IdentityPoolName',
  'IdentityPoolRoles.IdentityPoolId',
];

/** Settings that a parameter decides, unless whoever deploys chooses another. */
const defaults = {PasskeyVerification: template.Parameters.PasskeyVerification?.Default ?? null};

const decision = readFileSync('decisions/0004-identity-in-production.md', 'utf8');

function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

test.each([
  [1, ['UserPool', 'Parameters']],
  [2, ['UserPoolClient']],
  [4, ['IdentityPool', 'IdentityPoolRoles']],
])('section %i of decisions/0004 and the template have the same settings', (section, parts) => {
  const rows = readSettingTable(decision, section);
  const known = meanings[section] ?? {};
  expect(new Set(rows.map(({setting}) => setting))).toEqual(new Set(Object.keys(known)));
  const written = rows.flatMap(({setting, value}) =>
    Object.entries(known[setting]?.(value, quotedIn(value)) ?? {}),
  );
  const made = parts
    .flatMap((part) => flatten(part, part === 'Parameters' ? defaults : propertiesOf(part)))
    .filter(([path]) => !wiring.includes(path));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(made));
});

test('a table of settings is read row by row, of its own section alone', () => {
  const markdown =
    '## 1. One\n\n| setting | value | why |\n| --- | --- | --- |\n| a | `x` | b |\n\n## 2. Two\n| c | d |\n';
  expect(readSettingTable(markdown, 1)).toEqual([{setting: 'a', value: '`x`'}]);
  expect(readSettingTable(markdown, 2)).toEqual([{setting: 'c', value: 'd'}]);
  expect(readSettingTable(markdown, 3)).toEqual([]);
});
