import type {UserType} from '@aws-sdk/client-cognito-identity-provider';

/** A user of the pool, as the admin pages show one. */
export interface Person {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Cognito's own word: CONFIRMED, UNCONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED … */
  readonly status: string;
  readonly isEnabled: boolean;
  readonly createdAt: Date | undefined;
}

export function personFrom(user: UserType): Person {
  const attribute = (name: string) => user.Attributes?.find((entry) => entry.Name === name)?.Value ?? '';
  return {
    username: user.Username ?? '',
    name: attribute('name'),
    email: attribute('email'),
    status: user.UserStatus ?? 'UNKNOWN',
    isEnabled: user.Enabled ?? false,
    createdAt: user.UserCreateDate,
  };
}
