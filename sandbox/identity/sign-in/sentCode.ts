import {codeMismatch, passwordAttemptsExceeded} from '../pool/errors';
import type {CodePurpose} from '../store/codes';
import type {User} from '../store/user';
import type {Subject} from '../users/subjects';
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

/**
 * Sends a code to a user.
 * @returns what the client is told of it.
 * @throws CognitoError when the hour's codes are used up.
 */
export function sendCode(
  {codeMail, limits}: Pick<SignInDependencies, 'codeMail' | 'limits'>,
  {purpose, attribute}: CodeChannel,
  {userId, attributes}: User,
): Record<string, string> {
  countCode(limits, userId);
  const details = codeMail.send(userId, attributes[attribute] ?? '', purpose);
  return deliveryParameters(details);
}

/** What the client is told when nothing was sent, as though it had been: limited alike. */
export function pretendToSend(
  {limits}: Pick<SignInDependencies, 'limits'>,
  {attribute}: CodeChannel,
  {userId, user, disguise}: Subject,
): Record<string, string> {
  countCode(limits, userId);
  const madeUp = attribute === 'email' ? disguise?.email : disguise?.phoneNumber;
  const address = user?.attributes[attribute] ?? madeUp ?? '';
  return deliveryParameters(delivery(address, attribute === 'email' ? 'EMAIL' : 'SMS'));
}

/** No `LimitExceededException`: clients send a request again for that, and a response to a challenge counts once. */
const countCode = (limits: SignInDependencies['limits'], userId: string) =>
  limits.count(userId, 'SignInCode', passwordAttemptsExceeded);

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
  {codeMail, failures, limits}: Pick<SignInDependencies, 'codeMail' | 'failures' | 'limits'>,
  {purpose, parameter}: CodeChannel,
  {userId, user}: {readonly userId: string; readonly user: User | undefined},
  responses: ChallengeResponse['responses'],
): User {
  const code = requireParameter(responses, parameter);
  if (failures.isLocked(userId)) throw passwordAttemptsExceeded();
  try {
    if (!user) throw codeMismatch();
    codeMail.redeem(userId, purpose, code);
    limits.forget(userId, 'SignInCode');
    return user;
  } catch (refusal) {
    failures.record(userId);
    throw refusal;
  }
}
