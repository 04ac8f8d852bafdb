import Translate from '@docusaurus/Translate';
import {CredentialChooser} from '@site/src/try-it/credentials/CredentialChooser';
import {ServerChooser} from '@site/src/try-it/server/ServerChooser';
import type {FeedStatus} from './accountFeed';
import styles from './server.module.css';
import type {Feed} from './useFeed';

/** Which account at which server is followed, and whether that works. */
export function FeedChoice({feed, server, credential}: Feed) {
  return (
    <div className={styles.choice}>
      <ServerChooser {...server} />
      <CredentialChooser credential={credential} />
      <p className={styles.status} role="status" data-status={feed.status}>
        <FeedStatusText status={feed.status} />
      </p>
    </div>
  );
}

interface StatusProps {
  readonly status: FeedStatus;
}

function FeedStatusText({status}: StatusProps) {
  switch (status) {
    case 'connecting':
      return <Translate id="workbench.feed.connecting">Connecting…</Translate>;
    case 'live':
      return (
        <Translate id="workbench.feed.live">
          Live: what is sent with this credential appears at once.
        </Translate>
      );
    case 'reconnecting':
      return (
        <Translate id="workbench.feed.reconnecting">
          The connection is lost. The workbench connects again, and nothing is missed.
        </Translate>
      );
    case 'unsupported':
      return (
        <Translate id="workbench.feed.unsupported">
          This server keeps no list of requests: a sandbox does. The calls of this tab are listed under “This
          tab”.
        </Translate>
      );
    case 'refused':
      return (
        <Translate id="workbench.feed.refused">
          The server does not accept this credential. Choose another one.
        </Translate>
      );
    case 'noCredential':
      return (
        <Translate id="workbench.feed.noCredential">
          Choose a key, or sign in: the list is that of one account.
        </Translate>
      );
  }
}
