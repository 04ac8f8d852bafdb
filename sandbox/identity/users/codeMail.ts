import type {CodeDeliveryDetailsType} from '@aws-sdk/client-cognito-identity-provider';
import type {Ids} from '../../base/ids';
import type {Outbox} from '../../store/outbox';
import {codeExpired, codeMismatch} from '../pool/errors';
import {lifetimes} from '../pool/settings';
import type {CodePurpose, Codes, SentCode} from '../store/codes';

type Medium = 'EMAIL' | 'SMS';

const kinds: Record<CodePurpose, {subject: string; lifetime: number; medium?: Medium}> = {
  'confirm sign-up': {subject: 'Your verification code', lifetime: lifetimes.confirmationCode},
  'reset password': {subject: 'Your password reset code', lifetime: lifetimes.resetCode},
  'verify email': {subject: 'Your e-mail verification code', lifetime: lifetimes.confirmationCode},
  'verify phone number': {
    subject: 'Your telephone number verification code',
    lifetime: lifetimes.confirmationCode,
    medium: 'SMS',
  },
  'sign in': {subject: 'Your sign-in code', lifetime: lifetimes.challenge},
  'sign in by SMS': {subject: 'Your sign-in code', lifetime: lifetimes.challenge, medium: 'SMS'},
};

/** Sends one-time codes and checks them. What goes to a telephone number is an SMS, all else is mail. */
export interface CodeMail {
  /** @param value - what takes effect with the code. */
  send(userId: string, address: string, purpose: CodePurpose, value?: string): CodeDeliveryDetailsType;
  /** An invitation has its password where other messages have a code. */
  invite(email: string, password: string): void;
  /**
   * Uses up a code.
   * @throws CognitoError `CodeMismatchException` for a wrong one, `ExpiredCodeException` for a late one and where
   *   none was asked for.
   */
  redeem(userId: string, purpose: CodePurpose, code: string): SentCode;
}

export function createCodeMail({ids, outbox, codes}: {ids: Ids; outbox: Outbox; codes: Codes}): CodeMail {
  return {
    send: (userId, address, purpose, value) => {
      const {subject, lifetime, medium} = kinds[purpose];
      const code = ids.digits(6);
      codes.put(userId, purpose, code, lifetime, value);
      outbox.send({to: address, subject, code});
      return delivery(address, medium);
    },
    invite: (email, password) => outbox.send({to: email, subject: 'Your temporary password', code: password}),
    redeem: (userId, purpose, code) => {
      const sent = codes.find(userId, purpose);
      if (!sent || sent.expired) throw codeExpired();
      if (sent.code !== code) throw codeMismatch();
      codes.remove(userId, purpose);
      return sent;
    },
  };
}

/** Where a code went, masked as Cognito masks it. Also the response when nothing was sent to anybody. */
export function delivery(address: string, medium: Medium = 'EMAIL'): CodeDeliveryDetailsType {
  return {
    AttributeName: medium === 'EMAIL' ? 'email' : 'phone_number',
    DeliveryMedium: medium,
    Destination: maskAddress(address),
  };
}

/**
 * `m***@c***` for an e-mail address, `+*******0123` for a telephone number. In small letters: a known address was
 * stored with the letters of its sign-up, an unknown one comes with those of the request.
 */
function maskAddress(address: string): string {
  if (/^\+\d+$/.test(address)) return `+*******${address.slice(-4)}`;
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${firstCharacter(local)}***@${firstCharacter(domain)}***`;
}

/** Whole: half of a surrogate pair is no text. */
const firstCharacter = (text: string): string => /^./su.exec(text)?.[0] ?? '';
