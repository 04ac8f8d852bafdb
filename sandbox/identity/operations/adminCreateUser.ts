import type {AdminCreateUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {CognitoError, invalidParameter} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {lifetimes, poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {isEmail, mergeAttributes, parseAttributes} from '../pool/attributes';
import {describeUser} from '../users/describeUser';
import {requireUser} from '../users/requireUser';
import {checkNewUser} from '../pool/preSignUp';
import {checkPassword, temporaryPassword} from '../pool/passwordPolicy';
import type {User} from '../store/user';
import {attributes, password, username} from './fields';
import {adminOperation} from './operation';

const shape = {
  Username: username,
  UserAttributes: attributes.default([]),
  TemporaryPassword: password.optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
};

type Needs = Pick<Dependencies, 'clock' | 'codeMail' | 'ids' | 'pool' | 'power' | 'users'>;

/** Invites a user: a temporary password goes to the address (or to nobody, `SUPPRESS`) and opens for seven days. */
export const adminCreateUser = adminOperation(
  shape,
  ({clock, codeMail, ids, pool, power, users}: Needs) =>
    ({Username, UserAttributes, TemporaryPassword, MessageAction}): AdminCreateUserResponse => {
      const given = parseAttributes(UserAttributes, 'admin');
      checkNewUser(given);
      const temporary = TemporaryPassword ?? temporaryPassword();
      checkPassword(temporary);
      const invitation = {
        expiresAt: clock.now().getTime() + lifetimes.temporaryPassword,
        mailed: MessageAction !== 'SUPPRESS',
      };
      const verifierFor = (userId: string) =>
        makeVerifier(power, {poolName: poolName(pool.userPoolId), userId}, temporary, secretBytes(16));
      let user: User;
      if (MessageAction === 'RESEND') {
        const {userId} = invitedUser(requireUser(users, Username));
        user = users.update(userId, {invitation, password: verifierFor(userId)});
      } else {
        checkNewName(users, Username);
        const userId = ids.uuid();
        user = users.add({
          userId,
          status: 'FORCE_CHANGE_PASSWORD',
          invitation,
          attributes: mergeAttributes({email_verified: 'false'}, {...given, email: Username}),
          password: verifierFor(userId),
        });
      }
      if (invitation.mailed) codeMail.invite(user.attributes.email ?? Username, temporary);
      return {User: describeUser(user)};
    },
);

function checkNewName(users: Dependencies['users'], name: string): void {
  if (!isEmail(name)) throw invalidParameter('Username should be either an email or a phone number.');
  if (users.find(name)) throw new CognitoError('UsernameExistsException', 'User account already exists');
}

function invitedUser(user: User): User {
  if (user.status === 'FORCE_CHANGE_PASSWORD') return user;
  throw new CognitoError(
    'UnsupportedUserStateException',
    `Resend not possible. User status is ${user.status}`,
  );
}
