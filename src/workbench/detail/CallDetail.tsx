import Translate, {translate} from '@docusaurus/Translate';
import {languages} from '@site/src/code/samples/languages';
import {Samples} from '@site/src/code/samples/Samples';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import ErrorExplanation from '@theme/ErrorExplanation';
import {isErrorStatus} from '@site/src/base/isErrorStatus';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {TabCall} from '../calls/listedCall';
import {sendAgain} from '../calls/sendAgain';
import {toSample} from '../samples/toSample';
import {Comparison} from '../compare/Comparison';
import {maskCall} from '../masking/maskCall';
import {CallHead} from './CallHead';
import styles from './detail.module.css';
import {ExplorerLink} from './ExplorerLink';
import {Message} from './Message';
import {Timing} from './Timing';
import {Verdict} from './Verdict';

interface Props {
  readonly call: TabCall;
  readonly secrets: readonly string[];
  readonly back: () => void;
  /** The call that others are compared with. */
  readonly base: TabCall | undefined;
  readonly setBase: (call: TabCall | undefined) => void;
  /** Shows another call, by its id. */
  readonly show: (id: number) => void;
}

/** What a browser says of a call without a response, whatever the reason. */
const NOTHING = 'Failed to fetch';

/** One call in full, its keys and tokens masked. */
export function CallDetail({call, secrets, back, base, setBase, show}: Props) {
  const masked = useMemo(() => maskCall(call.recorded, secrets), [call, secrets]);
  const {isOutline = false} = call.recorded;
  const [refusedKey, setRefusedKey] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [sentKey, setSentKey] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [call.key]);
  const again = async () => {
    setSending(true);
    const id = await sendAgain(call.recorded);
    setSending(false);
    setRefusedKey(id === undefined ? call.key : undefined);
    if (id === undefined) return;
    setSentKey(String(id));
    show(id);
  };
  const {request, response} = masked;
  return (
    <div className={styles.detail}>
      <SmallButton onClick={back}>
        <Translate id="workbench.back">Back to the list</Translate>
      </SmallButton>
      <CallHead call={call} heading={heading} />
      <div className={styles.actions}>
        <ExplorerLink call={call} />
        {!isOutline && (
          <SmallButton onClick={() => !isSending && void again()}>
            <Translate id="workbench.again">Send again</Translate>
          </SmallButton>
        )}
        {base?.key === call.key ? (
          <SmallButton isPressed onClick={() => setBase(undefined)}>
            <Translate id="workbench.compare.chosen">Compared with others</Translate>
          </SmallButton>
        ) : (
          <SmallButton onClick={() => setBase(call)}>
            <Translate id="workbench.compare.choose">Compare with another call</Translate>
          </SmallButton>
        )}
      </div>
      <p className={styles.note} role="status">
        {isSending && translate({id: 'workbench.again.sending', message: 'Sending…'})}
        {refusedKey === call.key &&
          translate({
            id: 'workbench.again.refused',
            message: 'Not sent: a view as somebody else changes nothing.',
          })}
        {sentKey === call.key &&
          translate({
            id: 'workbench.again.sent',
            message:
              'Sent: this is the new call. The page shows what it loaded before; load it again to see what has changed.',
          })}
        {base?.key === call.key &&
          translate({
            id: 'workbench.compare.hint',
            message: 'Send it again, or open another call of the list, to see the differences.',
          })}
      </p>
      {base && base.key !== call.key && (
        <Comparison
          before={maskCall(base.recorded, secrets)}
          after={masked}
          stop={() => {
            setBase(undefined);
            // The button that was pressed goes away.
            heading.current?.focus();
          }}
        />
      )}
      {isOutline ? (
        <p className={styles.note}>
          <Translate id="workbench.outline">
            A request to the identity service. Its headers and the rest of its body are not kept, since they
            may contain tokens and passwords.
          </Translate>
        </p>
      ) : (
        <Verdict call={call.recorded} found={call.found} />
      )}
      {(!response || isErrorStatus(response.status)) && (
        <ErrorExplanation
          response={{status: response?.status ?? 0, body: response ? (response.body ?? '') : NOTHING}}
        />
      )}
      <Message
        title={translate({id: 'workbench.request', message: 'Request'})}
        headers={request.headers}
        body={request.body}
        line={`${request.method} ${request.url}`}
      />
      {response ? (
        <Message
          title={translate({id: 'workbench.response', message: 'Response'})}
          headers={response.headers}
          body={response.body}
          size={response.size}
        />
      ) : (
        <p className={styles.note}>
          <Translate id="workbench.noResponse.long">No response came.</Translate>
        </p>
      )}
      <Timing call={masked} />
      {!isOutline && (
        <>
          <h4 className={styles.title}>
            <Translate id="workbench.code">Code</Translate>
          </h4>
          <Samples input={toSample(masked)} languages={languages} />
        </>
      )}
    </div>
  );
}
