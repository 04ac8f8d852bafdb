import type {GetCredentialsForIdentityResponse} from '@aws-sdk/client-cognito-identity';
import * as z from 'zod';
import {notAuthorized, resourceNotFound} from '../errors';
import {operation} from '../operations/operation';
import type {Services} from '../services';
import {readLogins} from './logins';
import {roleFor} from './roles';

const shape = {
  IdentityId: z.string().min(1).max(55),
  Logins: z.record(z.string(), z.string()).default({}),
  CustomRoleArn: z.string().min(20).max(2048).optional(),
};

type Needs = Pick<Services, 'bearers' | 'identities' | 'pool' | 'temporaryCredentials'>;

/** Credentials for an hour, for the role that the token's groups choose. */
export const getCredentialsForIdentity = operation(
  shape,
  (services: Needs) =>
    ({IdentityId, Logins, CustomRoleArn}): GetCredentialsForIdentityResponse => {
      const owner = services.identities.ownerOf(IdentityId);
      if (!owner) throw resourceNotFound(`Identity '${IdentityId}' not found.`);
      const {user, claims} = readLogins(services, Logins);
      if (user.userId !== owner)
        throw notAuthorized(
          "Logins don't match. Please include at least one valid login for this identity or identity pool.",
        );
      const roleArn = roleFor(claims, CustomRoleArn);
      return {
        IdentityId,
        Credentials: services.temporaryCredentials.issue({roleArn, identityId: IdentityId}),
      };
    },
);
