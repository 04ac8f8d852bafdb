import {codeMismatch, passwordAttemptsExceeded} from '../pool/errors';
import type {CodePurpose} from '../store/codes';
import type {User} from '../store/user';
import {delivery} from '../users/codeMail';
import {type ChallengeResponse, type SignInDependencies, requireParameter} from './challenge';

/** How a code of a challenge travels. */
export interface CodeChannel {
  readonly purpose: CodePurpose;
  readonly attribute: 'email' | 'phone_number';
  /** In which parameter of the response the code comes back. */
  readonly parameter: string;
}

export const emailChannel: CodeChannel = {
  purpose: 'sign in',
  attribute: 'email',
  parameter: 'EMAIL_OTP_CODE',
};
export const smsOtpChannel: CodeChannel = {
  purpose: 'sign in by SMS',
  attribute: 'phone_number',
  parameter: 'SMS_OTP_CODE',
};
export const smsMfaChannel: CodeChannel = {...smsOtpChannel, parameter: 'SMS_MFA_CODE'};

/** Sends a code to a user. @returns what the client is told of it. */
export function sendCode(
  {codeMail}: Pick<SignInDependencies, 'codeMail'>,
  {purpose, attribute}: CodeChannel,
  {userId, attributes}: User,
): Record<string, string> {
  const details = codeMail.send(userId, attributes[attribute] ?? '', purpose);
  return deliveryParameters(details);
}

/** What the client is told when nothing was sent, as though it had been. */
export const pretendToSend = ({attribute}: CodeChannel, address: string): Record<string, string> =>
  deliveryParameters(delivery(address, attribute === 'email' ? 'EMAIL' : 'SMS'));

const deliveryParameters = ({DeliveryMedium = 'EMAIL', Destination = ''}: ReturnType<typeof delivery>) => ({
  CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
  CODE_DELIVERY_DESTINATION: Destination,
});

/**
 * Checks the code of a response. Wrong ones count towards the same lock as wrong passwords.
 * @param user - who was sent one; `undefined` for an unknown name, whose every code is wrong.
 * @throws CognitoError for a wrong or late one, or when the user is locked.
 */
export function redeemCode(
  {codeMail, failures}: Pick<SignInDependencies, 'codeMail' | 'failures'>,
  {purpose, parameter}: CodeChannel,
  {userId, user}: {readonly userId: string; readonly user: User | undefined},
  responses: ChallengeResponse['responses'],
): User {
  const code = requireParameter(responses, parameter);
  if (failures.isLocked(userId)) throw passwordAttemptsExceeded();
  try {
    if (!user) throw codeMismatch();
    codeMail.redeem(userId, purpose, code);
    return user;
  } catch (refusal) {
    failures.record(userId);
    throw refusal;
  }
}
