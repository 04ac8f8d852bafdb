import {expect, test} from 'vitest';
import {checkProperties} from './checks/properties';
import {propertiesOf, resourcesOf, template} from './testing/portalTemplate';
import type {Value} from './types';

test('every function writes to a log group of the stack, and every log is forgotten after the days that were chosen', () => {
  const functions = resourcesOf('AWS::Lambda::Function').map(({Properties}) => Properties.LoggingConfig);
  expect(functions).toEqual([{LogGroup: {Ref: 'RefuseKeysLogs'}}, {LogGroup: {Ref: 'PortalServiceLogs'}}]);
  const logs = resourcesOf('AWS::Logs::LogGroup').map(({Properties}) => Properties);
  expect(logs).toEqual([1, 2, 3].map(() => ({RetentionInDays: {Ref: 'LogDays'}})));
  expect(propertiesOf('LogBucket').LifecycleConfiguration).toMatchObject({
    Rules: [{Status: 'Enabled', ExpirationInDays: {Ref: 'LogDays'}}],
  });
  const {Default, AllowedValues} = template.Parameters.LogDays as Record<string, Value>;
  expect(AllowedValues).toContain(Default);
  for (const RetentionInDays of AllowedValues as readonly Value[])
    expect(checkProperties('Logs', 'AWS::Logs::LogGroup', {RetentionInDays})).toEqual([]);
});

test("each request to the portal service's API is logged, without its headers or body", () => {
  const {DestinationArn, Format} = propertiesOf('PortalServiceStage').AccessLogSettings as Record<
    string,
    Value
  >;
  expect(DestinationArn).toEqual({'Fn::GetAtt': ['PortalServiceRequests', 'Arn']});
  expect(JSON.parse(Format as string)).toEqual({
    time: '$context.requestTime',
    requestId: '$context.requestId',
    ip: '$context.identity.sourceIp',
    user: '$context.authorizer.claims.sub',
    method: '$context.httpMethod',
    path: '$context.path',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    refused: '$context.authorizer.error',
  });
});
