/**
 * An error on the wire: status 400, `{__type, message}`. Names and messages are Amazon's own,
 * since clients (and people who search for them) know them by heart.
 */
export class CognitoError extends Error {
  /** @param type - the exception's name, for example `NotAuthorizedException`. */
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
    this.name = type;
  }
}

export const notAuthorized = (message: string): CognitoError =>
  new CognitoError('NotAuthorizedException', message);
export const invalidParameter = (message: string): CognitoError =>
  new CognitoError('InvalidParameterException', message);
export const resourceNotFound = (message: string): CognitoError =>
  new CognitoError('ResourceNotFoundException', message);

/** The one error for a wrong password and for an unknown user (`PreventUserExistenceErrors`). */
export const wrongCredentials = (): CognitoError => notAuthorized('Incorrect username or password.');
export const userDisabled = (): CognitoError => notAuthorized('User is disabled.');
/** Only for operations of administrators, who may know who exists. */
export const userNotFound = (): CognitoError =>
  new CognitoError('UserNotFoundException', 'User does not exist.');
export const codeMismatch = (): CognitoError =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = (): CognitoError =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = (): CognitoError =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const passwordAttemptsExceeded = (): CognitoError => notAuthorized('Password attempts exceeded');
export const tooManyPasskeys = (): CognitoError =>
  new CognitoError('LimitExceededException', 'The user has the most passkeys that are allowed.');
export const passkeysNotEnabled = (): CognitoError =>
  new CognitoError('WebAuthnNotEnabledException', 'WebAuthn is not enabled for this user pool.');
export const relyingPartyMissing = (): CognitoError =>
  new CognitoError(
    'WebAuthnConfigurationMissingException',
    'The user pool has neither a relying party id nor a domain.',
  );
export const emailTaken = (): CognitoError =>
  new CognitoError('AliasExistsException', 'An account with the email already exists.');
