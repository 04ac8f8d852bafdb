import {expect, test} from 'vitest';
import {checkTemplate} from './checks/checkTemplate';
import {failedRules} from './checks/failedRules';
import {formatTemplate, SIZE_LIMIT} from './template';
import {propertiesOf, scopes, site, template, templateOf} from './testing/portalTemplate';
import type {Resource, Template} from './types';

test('the template agrees with the published resource schemas and refers to nothing that is not there', () => {
  expect(checkTemplate(template)).toEqual([]);
});

test('the template is small enough to be deployed as a file, with room for the policy of a build', () => {
  const scripts = Array.from({length: 20}, (_, index) => `go(${index})`);
  const full = templateOf(site, scripts);
  expect(Buffer.byteLength(formatTemplate(full))).toBeLessThan(SIZE_LIMIT);
  expect(JSON.parse(formatTemplate(full))).toEqual(full);
});

test('the portal service knows the paths that keys can be limited to', () => {
  const {ZipFile} = propertiesOf('PortalServiceFunction').Code as Record<string, string>;
  expect(ZipFile).not.toContain('PLATFORM_PATHS');
  for (const path of scopes.paths) expect(ZipFile).toContain(path);
  expect(scopes.paths).not.toContain('/locations/v2/collections');
  expect(scopes.computing).toEqual(['/weatheralerts/v2/routes', '/weatherforecast/v2/routes']);
});

test('a domain without a certificate is refused before anything is made, and so is a certificate without a domain', () => {
  const DomainName = 'developer.example.com';
  const CertificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/0a1b';
  expect(failedRules(template, {})).toEqual([]);
  expect(failedRules(template, {DomainName, CertificateArn})).toEqual([]);
  expect(failedRules(template, {DomainName})).toEqual([
    'DomainName needs CertificateArn, a certificate for that domain in us-east-1',
  ]);
  expect(failedRules(template, {CertificateArn})).toEqual([
    'CertificateArn is for DomainName, which is empty',
  ]);
});

test('a template with mistakes is told each of them', () => {
  const {UserPool, UserPoolClient} = template.Resources as Record<string, Resource>;
  const wrong = {
    ...template,
    Parameters: {Colour: {Type: 'String'}},
    Rules: {
      ShapeIsRound: {
        Assertions: [{Assert: {'Fn::Equals': [{Ref: 'Shape'}, 'round']}, AssertDescription: 'round'}],
      },
    },
    Conditions: {
      IsBlue: {'Fn::Equals': ['blue', 'red']},
      IsRed: {'Fn::Not': [{Condition: 'IsGreen'}]},
    },
    Resources: {
      UserPool: {
        ...UserPool,
        Properties: {
          UserPoolNam: 'x',
          EnabledMfas: 'TOTP',
          UserPoolTier: 'GOLD',
          AutoVerifiedAttributes: [1],
        },
      },
      UserPoolClient: {
        ...UserPoolClient,
        Properties: {UserPoolId: {'Fn::GetAtt': ['UserPool', 'Name']}, ClientName: {Ref: 'Nobody'}},
      },
      Bucket: {Type: 'AWS::S3::Bukkit', Properties: {}},
      Topic: {Type: 'AWS::SNS::Topic', Condition: 'Never', Properties: {}},
      Policy: {Type: 'AWS::S3::BucketPolicy', Properties: {}},
      Log: {Type: 'AWS::Logs::LogGroup', Properties: {RetentionInDays: 2}},
      Queue: {Type: 'AWS::SQS::Queue', DependsOn: ['Nowhere'], Properties: {MaximumMessageSize: 1.5}},
      First: {
        Type: 'AWS::SNS::Topic',
        DependsOn: 'Second',
        Properties: {TopicName: {'Fn::If': ['IsRed', 'a', {Ref: 'AWS::NoValue'}]}},
      },
      Second: {Type: 'AWS::SNS::Topic', Properties: {TopicName: {'Fn::Sub': '${Third.TopicName}-2'}}},
      Third: {Type: 'AWS::SNS::Topic', Properties: {TopicName: {Ref: 'First'}}},
    },
    Outputs: {},
  } as unknown as Template;
  expect(checkTemplate(wrong)).toEqual([
    'UserPool.UserPoolNam is no property of it',
    'UserPool.EnabledMfas must be a list',
    'UserPool.UserPoolTier must be one of LITE, ESSENTIALS, PLUS',
    'UserPool.AutoVerifiedAttributes[0] must be a string',
    'Bucket is of type AWS::S3::Bukkit, which does not exist',
    'Policy.Bucket is required',
    'Policy.PolicyDocument is required',
    expect.stringMatching(/^Log\.RetentionInDays must be one of 1, 3, 5, /),
    'Queue.MaximumMessageSize must be an integer',
    'Shape is referred to and not there',
    'Nobody is referred to and not there',
    'UserPool.Name is no attribute of a resource',
    'condition IsGreen is not there',
    'condition Never is not there',
    'Queue depends on Nowhere, which is not there',
    'First → Second → Third → First wait for each other',
    'parameter Colour is not used',
    'condition IsBlue is not used',
  ]);
});

test('the keys are not deleted by mistake, neither with the stack nor by themselves', () => {
  expect(template.Resources.KeysTable).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
  });
  expect(propertiesOf('KeysTable').DeletionProtectionEnabled).toBe(true);
});
