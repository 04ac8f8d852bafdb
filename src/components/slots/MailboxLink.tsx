import type {ReactNode} from 'react';

export interface MailboxLinkProps {
  /** Where the sandbox of the machine shows its messages. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Leads to the messages that the sandbox would have sent, in a tab of its own: the form stays as it is filled in. */
export default function MailboxLink({href, children}: MailboxLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
