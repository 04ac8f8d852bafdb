import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import {bringsState, stateIn} from '../state/stateLink';
import {PlaceSection} from './PlaceSection';
import {SandboxSections} from './SandboxSections';
import {StateQuestion} from './StateQuestion';
import styles from './sandboxPage.module.css';

/** Whoever comes for a code has begun to sign in, and whoever comes to reset it has tried: the sandbox is to run. */
const opening: readonly string[] = ['#mailbox', '#store'];

/** The sandbox in the reader's browser, and what one can do with it. A route of the plugin requires the default export. */
export default function SandboxPage() {
  const isBrowser = useIsBrowser();
  const {hash, pathname} = useLocation();
  const history = useHistory();
  const [isOpen, open] = useState(false);
  const [brought, bring] = useState<{readonly state: string | undefined}>();
  /** Counts the states that were opened: everything on the page is read anew. */
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    if (!bringsState(hash)) return;
    // Whoever loads the page again or copies its address is not asked a second time.
    history.replace(pathname);
    void stateIn(hash).then((state) => bring({state}));
  }, [hash, history, pathname]);
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
        {isBrowser && (isOpen || opening.includes(hash)) ? (
          <SandboxSections key={opened} onState={(state) => bring({state})} />
        ) : (
          <button type="button" className="button button--primary" onClick={() => open(true)}>
            <Translate id="sandbox.page.open">Start the sandbox</Translate>
          </button>
        )}
        {brought && (
          <StateQuestion
            state={brought.state}
            onOpened={() => {
              open(true);
              setOpened(opened + 1);
            }}
            onClose={() => bring(undefined)}
          />
        )}
      </main>
    </Layout>
  );
}
