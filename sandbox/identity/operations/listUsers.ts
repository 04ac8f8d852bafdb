import type {ListUsersResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {schema} from '../pool/attributes';
import {describeUser} from '../users/describeUser';
import {parseUserFilter} from '../store/parseUserFilter';
import {nextToken, pageLimit} from './fields';
import {adminOperation} from './operation';
import {cutPage, parsePage} from './page';

const shape = {
  Filter: z.string().max(256).optional(),
  Limit: pageLimit.optional(),
  PaginationToken: nextToken.optional(),
  AttributesToGet: z.array(z.string().min(1).max(32)).optional(),
};

/** Users, oldest first, by pages of up to 60. */
export const listUsers = adminOperation(
  shape,
  ({users}: Pick<Dependencies, 'users'>) =>
    ({Filter, Limit, PaginationToken, AttributesToGet}): ListUsersResponse => {
      if (AttributesToGet?.some((name) => !schema.some(({Name}) => Name === name)))
        throw invalidParameter('One or more requested attributes do not exist.');
      const page = parsePage(`ListUsers ${Filter ?? ''}`, {limit: Limit, token: PaginationToken});
      const found = users.list({
        ...(Filter && {where: parseUserFilter(Filter)}),
        after: page.after,
        limit: page.limit + 1,
      });
      const {items, next} = cutPage(found, page, ({position}) => position);
      const isWanted = (name: string | undefined) => !AttributesToGet || AttributesToGet.includes(name ?? '');
      return {
        Users: items.map(describeUser).map((user) => ({
          ...user,
          Attributes: user.Attributes?.filter(({Name}) => isWanted(Name)),
        })),
        ...(next && {PaginationToken: next}),
      };
    },
);
