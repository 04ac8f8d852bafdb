import Translate from '@docusaurus/Translate';
import type {Message} from './doors';
import {Section} from './Section';
import styles from './sandboxPage.module.css';
import {useDoor} from './useDoor';

/** What a real service would have sent: the sandbox sends nothing. */
export function MailboxSection() {
  const {value, failure, isBusy, refresh} = useDoor<readonly Message[]>('/sandbox/mailbox');
  return (
    <Section
      id="mailbox"
      heading={<Translate id="sandbox.mailbox.heading">Mailbox</Translate>}
      failure={failure}
    >
      <p>
        <Translate id="sandbox.mailbox.text">
          Codes and invitations that a real service would have sent. Nothing leaves this browser.
        </Translate>
      </p>
      {value?.length === 0 && (
        <p>
          <Translate id="sandbox.mailbox.empty">It is empty.</Translate>
        </p>
      )}
      <ul className={styles.messages}>
        {value?.map(({to, subject, code, at}) => (
          <li key={`${at} ${to} ${code}`}>
            <span>
              {to}: {subject}
            </span>{' '}
            <code>{code}</code> <time dateTime={at}>{at}</time>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--secondary"
        disabled={isBusy}
        onClick={() => void refresh()}
      >
        <Translate id="sandbox.mailbox.refresh">Look again</Translate>
      </button>
    </Section>
  );
}
