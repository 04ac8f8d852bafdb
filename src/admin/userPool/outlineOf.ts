import type {RecordedCall} from '@site/src/base/calls/callLog';

/** A request to the user pool and what came of it. It contains no credential, no attribute and no password. */
export interface KnownCall {
  /** As the service names it, such as `AdminDisableUser`. */
  readonly operation: string;
  /** The account and the group that the request named. */
  readonly username: string | undefined;
  readonly group: string | undefined;
  /** `undefined` when no response came. */
  readonly status: number | undefined;
  /** The service's name of what went wrong. */
  readonly error: string | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly milliseconds: number;
}

/** What the identity service calls the header that names the operation. */
const TARGET = 'AWSCognitoIdentityProviderService';

/**
 * A request to the user pool as the workbench lists it: its operation, the account and the group that it named, and
 * what came of it. Bodies may contain passwords, and headers are signed: neither is kept.
 */
export function outlineOf(
  {operation, username, group, status, error, at, milliseconds}: KnownCall,
  url: string,
): Omit<RecordedCall, 'id'> {
  return {
    at,
    page: location.pathname,
    totalMs: milliseconds,
    isOutline: true,
    request: {
      method: 'POST',
      url,
      headers: [['x-amz-target', `${TARGET}.${operation}`]],
      body: JSON.stringify({Username: username, GroupName: group}),
    },
    response:
      status === undefined
        ? undefined
        : {
            status,
            headers: [],
            size: undefined,
            firstByteMs: milliseconds,
            body: error && JSON.stringify({__type: error}),
          },
  };
}
