import type {ListGroupsResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {groups} from '../pool/groups';
import {groupPage, groupPageShape} from './groupPage';
import {adminOperation} from './operation';

/** Every group of the pool, lowest precedence first. */
export const listGroups = adminOperation(
  groupPageShape,
  (dependencies: Pick<Dependencies, 'keys' | 'pool'>) =>
    (page): ListGroupsResponse =>
      groupPage(dependencies, 'ListGroups', groups, page),
);
