import type {CodeDeliveryDetailsType} from '@aws-sdk/client-cognito-identity-provider';
import type {Ids} from '../../base/ids';
import type {Outbox} from '../../store/outbox';
import {codeExpired, codeMismatch} from '../pool/errors';
import {lifetimes} from '../pool/settings';
import type {CodePurpose, Codes, SentCode} from '../store/codes';

const kinds: Record<CodePurpose, {subject: string; lifetime: number}> = {
  'confirm sign-up': {subject: 'Your verification code', lifetime: lifetimes.confirmationCode},
  'reset password': {subject: 'Your password reset code', lifetime: lifetimes.resetCode},
  'verify email': {subject: 'Your e-mail verification code', lifetime: lifetimes.confirmationCode},
  'sign in': {subject: 'Your sign-in code', lifetime: lifetimes.challenge},
};

/** Sends one-time codes and checks them. */
export interface CodeMail {
  /** @param value - what takes effect with the code. */
  send(userId: string, email: string, purpose: CodePurpose, value?: string): CodeDeliveryDetailsType;
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
    send: (userId, email, purpose, value) => {
      const {subject, lifetime} = kinds[purpose];
      const code = ids.digits(6);
      codes.put(userId, purpose, code, lifetime, value);
      outbox.send({to: email, subject, code});
      return delivery(email);
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

/** Where a code went, masked as Cognito masks it: `m***@c***`. Also the response when nothing was sent to anybody. */
export function delivery(email: string): CodeDeliveryDetailsType {
  return {AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskAddress(email)};
}

export function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
