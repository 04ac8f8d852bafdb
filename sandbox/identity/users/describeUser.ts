import type {AttributeType, UserType} from '@aws-sdk/client-cognito-identity-provider';
import type {Totp, User} from '../store/user';

/** A user's attributes as responses list them: `sub` first. */
export const attributeList = ({userId, attributes}: User): AttributeType[] => [
  {Name: 'sub', Value: userId},
  ...Object.entries(attributes).map(([Name, Value]) => ({Name, Value})),
];

/** A user as ListUsers, ListUsersInGroup and AdminCreateUser return it. */
export const describeUser = (user: User): UserType => ({
  Username: user.userId,
  Attributes: attributeList(user),
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.modifiedAt,
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** The second factors of a user as GetUser and AdminGetUser return them; nothing for a user without one. */
export function describeMfa(totp: Totp | undefined): {
  UserMFASettingList?: string[];
  PreferredMfaSetting?: string;
} {
  if (!totp?.enabled) return {};
  return {
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    ...(totp.preferred && {PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA'}),
  };
}
