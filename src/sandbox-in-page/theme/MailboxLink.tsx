// Change: leads to the mailbox of the sandbox that answers, which may be the one in this browser.
import useBaseUrl from '@docusaurus/useBaseUrl';
import {paths} from '@site/src/site/paths';
import type {MailboxLinkProps} from '@site/src/components/slots/MailboxLink';
import {useEffect, useState} from 'react';
import {findPlace} from '../place';

export default function MailboxLink({href, children}: MailboxLinkProps) {
  const own = `${useBaseUrl(paths.sandbox)}#mailbox`;
  const [isInPage, setInPage] = useState(false);
  useEffect(() => {
    void findPlace(new URL(href).origin).then((place) => setInPage(place === 'page'));
  }, [href]);
  return (
    <a href={isInPage ? own : href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
