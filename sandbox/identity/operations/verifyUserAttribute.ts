import type {VerifyUserAttributeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {codeExpired, emailTaken} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes} from '../pool/attributes';
import {requireVerifiable} from '../users/verifiableAttribute';
import {confirmationCode} from './fields';
import {bearerOperation} from './operation';

type Needs = Pick<Dependencies, 'codeMail' | 'limits' | 'pool' | 'users'>;

/** Verifies an address or a telephone number by the code that was sent to it; a new address takes effect now. */
export const verifyUserAttribute = bearerOperation(
  {AttributeName: z.string().min(1).max(32), Code: confirmationCode},
  ({codeMail, limits, pool, users}: Needs) =>
    ({AttributeName, Code}, {user}): VerifyUserAttributeResponse => {
      const {userId, attributes} = user;
      const {name, purpose} = requireVerifiable(pool, AttributeName);
      limits.count(userId, 'VerifyUserAttribute');
      const {value} = codeMail.redeem(userId, purpose, Code);
      limits.forget(userId, 'VerifyUserAttribute');
      limits.forget(userId, 'UpdateUserAttributes');
      // The number may have been changed, and the address taken by somebody else, while the code was on its way.
      if (name === 'phone_number' && value !== attributes.phone_number) throw codeExpired();
      if (name === 'email' && value && (users.find(value)?.userId ?? userId) !== userId) throw emailTaken();
      users.update(userId, {
        attributes: mergeAttributes(attributes, {
          ...(value && {[name]: value}),
          [`${name}_verified`]: 'true',
        }),
      });
      return {};
    },
);
