import Translate, {translate} from '@docusaurus/Translate';
import ErrorExplanation from '@theme/ErrorExplanation';
import {useState} from 'react';
import {FeedChoice} from '../server/FeedChoice';
import {useFeed} from '../server/useFeed';
import {deliver} from './deliver';
import {DeliveryItem} from './DeliveryItem';
import {SampleForm} from './SampleForm';
import styles from './webhooks.module.css';

/** What was sent to one's webhooks and what came back; each can be sent again, and a sample of any format. */
export function WebhooksPanel() {
  const {feed, ...choice} = useFeed();
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const {deliveries, status} = feed;
  const send = async (body: string) => {
    const credential = await choice.credential.header();
    const server = choice.server.server.url;
    setSent(false);
    const refusal = await deliver(body, {server, credential}).catch(() =>
      translate({id: 'workbench.webhooks.unreachable', message: 'The sandbox does not respond.'}),
    );
    setProblem(refusal);
    setSent(refusal === undefined);
  };
  return (
    <div className={styles.panel}>
      <FeedChoice feed={feed} {...choice} />
      {status === 'live' && <SampleForm formats={deliveries.map(({format}) => format)} send={send} />}
      <div className={styles.problem} role="alert">
        {problem !== undefined && (
          <>
            {problem} <ErrorExplanation response={{status: undefined, body: problem}} isBrief />
          </>
        )}
      </div>
      <p className={styles.note} role="status">
        {isSent &&
          translate({
            id: 'workbench.webhooks.delivered',
            message: 'Sent. What came of it is the first of the list.',
          })}
      </p>
      {status === 'live' && deliveries.length === 0 && (
        <p className={styles.note}>
          <Translate id="workbench.webhooks.empty">
            Nothing was sent to a webhook of this account yet. Register one, then send a sample.
          </Translate>
        </p>
      )}
      <ul className={styles.list}>
        {deliveries.slice(0, MOST).map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} send={send} />
        ))}
      </ul>
      {deliveries.length > MOST && (
        <p className={styles.note}>
          <Translate id="workbench.webhooks.older" values={{count: deliveries.length - MOST}}>
            {'{count} older ones are not shown.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

const MOST = 100;
