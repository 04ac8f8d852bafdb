import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {Status} from '@site/src/components/status/Status';
import {timeText} from '@site/src/try-it/response/units';
import {useMemo, useState} from 'react';
import {Message} from '../detail/Message';
import {maskCall} from '../masking/maskCall';
import type {Delivery} from '../server/accountFeed';
import styles from './webhooks.module.css';

interface Props {
  readonly delivery: Delivery;
  readonly send: (body: string) => Promise<void>;
}

/** One delivery: what was sent, what came back, and once more. */
export function DeliveryItem({delivery, send}: Props) {
  const {at, format, url, status, error, milliseconds, isCut, sent} = delivery;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.delivery}>
      <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.outcome}>
            <code>{format}</code>
            {status !== undefined && <Status status={String(status)} />}
            <span>{timeText(milliseconds)}</span>
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time>
          </span>
        </summary>
        {isOpen && <Content delivery={delivery} />}
      </details>
      {error !== undefined && (
        <p className={styles.problem}>
          {translate({id: 'workbench.webhooks.error', message: 'The webhook {error}.'}, {error})}
        </p>
      )}
      {isCut ? (
        <p className={styles.note}>
          <Translate id="workbench.webhooks.cut">
            Only the beginning was kept, so it cannot be sent again from here.
          </Translate>
        </p>
      ) : (
        <SmallButton
          name={translate({id: 'workbench.webhooks.again.of', message: 'Send again to {url}'}, {url})}
          onClick={() => void send(sent)}
        >
          <Translate id="workbench.again">Send again</Translate>
        </SmallButton>
      )}
    </li>
  );
}

function Content({delivery: {url, headers, sent, status, received}}: Pick<Props, 'delivery'>) {
  // A webhook's headers are how it knows the platform.
  const {request, response} = useMemo(
    () =>
      maskCall({
        request: {
          method: 'POST',
          url,
          body: sent,
          headers: [...Object.entries(headers), ['content-type', 'application/json']],
        },
        response: {
          status: status ?? 0,
          headers: [['content-type', 'application/json']],
          body: received,
          size: received?.length ?? 0,
          firstByteMs: 0,
        },
      }),
    [url, headers, sent, status, received],
  );
  return (
    <>
      <Message
        title={translate({id: 'workbench.webhooks.sent', message: 'Sent'})}
        line={`POST ${request.url}`}
        headers={request.headers}
        body={request.body}
      />
      {response?.body !== undefined && (
        <Message
          title={translate({id: 'workbench.response', message: 'Response'})}
          headers={[]}
          body={response.body}
        />
      )}
    </>
  );
}
