import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {fragmentOf} from '../state/stateLink';
import {door} from './doors';
import {Section} from './Section';
import styles from './sandboxPage.module.css';

/** A link that opens the same world in another browser, or a file where there is too much for a link. */
export function ShareSection() {
  const [made, setMade] = useState<{readonly state: string; readonly link: string | undefined}>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setMade(undefined);
    try {
      const state = await (await door('GET', '/sandbox/state')).text();
      const fragment = await fragmentOf(state);
      const {origin, pathname} = window.location;
      setMade({state, link: fragment && origin + pathname + fragment});
      setFailure(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      id="share"
      heading={<Translate id="sandbox.share.heading">Share this state</Translate>}
      failure={failure}
    >
      <p>
        <Translate id="sandbox.share.text">
          A link that opens the same world in another browser: seed, clock, and what the sandbox’s own
          accounts have stored or deleted. Accounts that you created, passwords, API keys, messages and the
          headers of webhooks are not in it, because anybody who has the link can read them.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => void make()}
        >
          <Translate id="sandbox.share.make">Make a link</Translate>
        </button>
        {made?.link !== undefined && (
          <CopyButton
            text={made.link}
            className="button button--primary"
            caption={translate({id: 'sandbox.share.copy', message: 'Copy link to this state'})}
          />
        )}
        {made && made.link === undefined && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => downloadFile('sandbox-state.json', 'application/json', made.state)}
          >
            <Translate id="sandbox.share.file">Save this state as a file</Translate>
          </button>
        )}
      </div>
      <p role="status">
        {made &&
          (made.link === undefined ? (
            <Translate id="sandbox.share.large">
              You have stored too much for a link. Send the file instead: it is imported under “What is
              stored”.
            </Translate>
          ) : (
            <Translate id="sandbox.share.made" values={{count: made.link.length}}>
              {'The link is ready, with {count} characters.'}
            </Translate>
          ))}
      </p>
    </Section>
  );
}
