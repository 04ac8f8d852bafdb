import type {GetUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import {attributeList, describeMfa} from '../users/describeUser';
import {bearerOperation} from './operation';

/** The signed-in user: attributes and second factors. */
export const getUser = bearerOperation({}, () => (_input, {user}): GetUserResponse => ({
  Username: user.userId,
  UserAttributes: attributeList(user),
  ...describeMfa(user),
}));
