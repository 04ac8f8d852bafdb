import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useState} from 'react';
import {ClockSection} from './ClockSection';
import {FaultsSection} from './FaultsSection';
import {MailboxSection} from './MailboxSection';
import {PlaceSection} from './PlaceSection';
import {StoreSection} from './StoreSection';
import styles from './sandboxPage.module.css';

/** The sandbox in the reader's browser, and what one can do with it. A route of the plugin requires the default export. */
export default function SandboxPage() {
  const isBrowser = useIsBrowser();
  // Whoever comes for a code has begun to sign in: the sandbox runs already.
  const {hash} = useLocation();
  const [isOpen, open] = useState(false);
  return (
    <Layout
      title={translate({id: 'sandbox.page.title', message: 'Sandbox'})}
      description={translate({
        id: 'sandbox.page.description',
        message:
          'The sandbox in your browser: its clock, its mailbox, errors on demand and everything it stores.',
      })}
    >
      <main className={styles.page}>
        <h1>
          <Translate id="sandbox.page.heading">Your sandbox</Translate>
        </h1>
        <p>
          <Translate id="sandbox.page.text">
            A platform of your own runs in this browser: accounts, keys, objects, flights and weather, all of
            it invented. What you store stays in this browser, and no server hears of it.
          </Translate>
        </p>
        <PlaceSection />
        {isBrowser && (isOpen || hash === '#mailbox') ? (
          <>
            <ClockSection />
            <MailboxSection />
            <FaultsSection />
            <StoreSection />
          </>
        ) : (
          <button type="button" className="button button--primary" onClick={() => open(true)}>
            <Translate id="sandbox.page.open">Start the sandbox</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}
