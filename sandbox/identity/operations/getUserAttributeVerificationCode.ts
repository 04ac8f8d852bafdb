import type {GetUserAttributeVerificationCodeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {bearerOperation} from './operation';

/** Sends a code to the user's address: to the new one, if one waits to be verified. */
export const getUserAttributeVerificationCode = bearerOperation(
  {AttributeName: z.string().min(1).max(32)},
  ({codeMail, codes, limits}: Pick<Dependencies, 'codeMail' | 'codes' | 'limits'>) =>
    ({AttributeName}, {user}): GetUserAttributeVerificationCodeResponse => {
      const {userId, attributes} = user;
      const address = codes.find(userId, 'verify email')?.value ?? attributes.email;
      if (AttributeName !== 'email' || !address)
        throw invalidParameter(`Attribute ${AttributeName} cannot be verified for this user.`);
      limits.count(userId, 'GetUserAttributeVerificationCode');
      return {CodeDeliveryDetails: codeMail.send(userId, address, 'verify email', address)};
    },
);
