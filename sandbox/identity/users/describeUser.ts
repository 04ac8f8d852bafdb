import type {AttributeType, UserType} from '@aws-sdk/client-cognito-identity-provider';
import type {User} from '../store/user';

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
export function describeMfa({totp, emailMfa, smsMfa}: Pick<User, 'totp' | 'emailMfa' | 'smsMfa'>): {
  UserMFASettingList?: string[];
  PreferredMfaSetting?: string;
} {
  const factors = [
    {name: 'SOFTWARE_TOKEN_MFA', setting: totp},
    {name: 'SMS_MFA', setting: smsMfa},
    {name: 'EMAIL_OTP', setting: emailMfa},
  ].filter(({setting}) => setting?.enabled);
  const preferred = factors.find(({setting}) => setting?.preferred);
  return {
    ...(factors.length > 0 && {UserMFASettingList: factors.map(({name}) => name)}),
    ...(preferred && {PreferredMfaSetting: preferred.name}),
  };
}
