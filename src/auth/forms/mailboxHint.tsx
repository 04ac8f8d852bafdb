import Translate from '@docusaurus/Translate';
import MailboxLink from '@theme/MailboxLink';
import type {ReactNode} from 'react';
import {identitySettings} from '../settings/identitySettings';
import {findMailbox} from '../settings/findMailbox';

/**
 * Where the code arrives, under the field for it: a sandbox sends nothing.
 *
 * @param to the address or the phone number that the code goes to, where it is known in full
 * @returns nothing where codes are really sent
 */
export function mailboxHint(to?: string): ReactNode {
  const mailbox = findMailbox(identitySettings, to);
  if (mailbox === undefined) return undefined;
  const link = (
    // The form stays as it is filled in.
    <MailboxLink href={mailbox}>
      <Translate id="auth.mailbox.link" description="Link to the messages that the sandbox would have sent">
        the sandbox’s mailbox (opens in a new tab)
      </Translate>
    </MailboxLink>
  );
  return (
    <Translate id="auth.mailbox.hint" values={{mailbox: link}}>
      {'The sandbox sends no messages. Your code is in {mailbox}.'}
    </Translate>
  );
}
