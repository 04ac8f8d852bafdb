import type {GetUserAttributeVerificationCodeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Dependencies} from '../dependencies/dependencies';
import {cannotBeVerified, requireVerifiable} from '../users/verifiableAttribute';
import {bearerOperation} from './operation';

type Needs = Pick<Dependencies, 'codeMail' | 'codes' | 'limits' | 'pool'>;

/** Sends a code to the user's address or telephone number: to the new address, if one waits to be verified. */
export const getUserAttributeVerificationCode = bearerOperation(
  {AttributeName: z.string().min(1).max(32)},
  ({codeMail, codes, limits, pool}: Needs) =>
    ({AttributeName}, {user}): GetUserAttributeVerificationCodeResponse => {
      const {userId, attributes} = user;
      const {name, purpose} = requireVerifiable(pool, AttributeName);
      const waiting = name === 'email' ? codes.find(userId, purpose)?.value : undefined;
      const address = waiting ?? attributes[name];
      if (!address) throw cannotBeVerified(name);
      limits.count(userId, 'GetUserAttributeVerificationCode');
      return {CodeDeliveryDetails: codeMail.send(userId, address, purpose, address)};
    },
);
