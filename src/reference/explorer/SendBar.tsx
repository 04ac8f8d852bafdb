import Translate from '@docusaurus/Translate';
import {useRef} from 'react';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import type {HttpMethod} from '@site/src/openapi/document/types';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {sizeText} from '@site/src/try-it/response/units';
import {BreakableAddress} from './BreakableAddress';
import styles from './explorer.module.css';
import type {useExplorer} from './useExplorer';

interface Props {
  readonly explorer: Pick<
    ReturnType<typeof useExplorer>,
    'request' | 'isSending' | 'receivedBytes' | 'cancel' | 'shownViolations' | 'isSent'
  >;
  readonly method: HttpMethod;
  readonly onSendAnyway: () => void;
}

/** The address that the request goes to, and the button that sends it; always in sight. */
export function SendBar({explorer, method, onSendAnyway}: Props) {
  const {request, isSending, receivedBytes, cancel, shownViolations, isSent} = explorer;
  // Without its path parameters a request would be one of another operation.
  const canSendAnyway = shownViolations.size > 0 && !isSent && !request.url.includes('{');
  const bar = useRef<HTMLDivElement>(null);
  // A response may be there before the button that cancels was.
  useKeptFocus(bar, `${isSending} ${canSendAnyway}`);
  return (
    <div ref={bar} className={styles.sendBar}>
      <p className={styles.address}>
        <MethodBadge method={method} />{' '}
        <code>
          <BreakableAddress url={request.url} />
        </code>
      </p>
      {isSending ? (
        // Keys keep the two apart: one element that turned into a submit button in the middle of its click would send.
        <button key="cancel" type="button" className={styles.cancel} onClick={cancel}>
          <Translate id="reference.cancel">Cancel</Translate>
          {receivedBytes > 0 && ` (${sizeText(receivedBytes)})`}
        </button>
      ) : (
        <button key="send" type="submit" className={styles.send} aria-keyshortcuts="Control+Enter Meta+Enter">
          <Translate id="reference.send">Send</Translate>
        </button>
      )}
      {canSendAnyway && !isSending && (
        <p className={styles.anyway}>
          <Translate id="reference.violations">Not sent: some values do not match the contract.</Translate>{' '}
          <button type="button" className={styles.quiet} onClick={onSendAnyway}>
            <Translate id="reference.sendAnyway">Send anyway</Translate>
          </button>
        </p>
      )}
    </div>
  );
}
