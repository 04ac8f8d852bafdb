import type {HomeFacts} from '../contract/homeFacts';
import type {OperationDocument} from '../../openapi/document/types';
import type {ApiServer} from '../../site/types';
import type {Contract} from '../../publishing/reference/contract';
import {chartFacts} from './chart';
import {domainFacts} from './domains';
import {Examples} from './examples';
import {figures} from './figures';
import {firstCall} from './firstCall';

/** @param server Where the first call goes. */
export function readFacts(
  contract: Contract,
  operations: readonly OperationDocument[],
  server: ApiServer,
): HomeFacts {
  const examples = new Examples(operations);
  return {
    version: contract.info.version,
    operations: operations.length,
    figures: figures(examples),
    domains: domainFacts(contract['x-tagGroups'], operations),
    firstCall: firstCall(examples.operation('createCollection'), server),
    chart: chartFacts(examples),
  };
}
