import {translate} from '@docusaurus/Translate';
import {reasonNames} from '../reasons';
import type {Opinion} from '../types';

/** A prepared mail with an opinion, as a `mailto:` address (RFC 6068). */
export function mailAddress(email: string, {page, isHelpful, reasons, comment}: Opinion): string {
  const names = reasonNames();
  const subject = isHelpful
    ? translate({id: 'feedback.subject.helpful', message: 'This page helped: {page}'}, {page})
    : translate({id: 'feedback.subject.notHelpful', message: 'This page did not help: {page}'}, {page});
  const body = [...reasons.map((reason) => `- ${names[reason]}`), ...(comment ? ['', comment] : [])];
  // Lines of a mail end with both characters.
  const query = {subject, body: body.join('\r\n')};
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email}?${parts.join('&')}`;
}
