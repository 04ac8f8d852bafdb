import Translate, {translate} from '@docusaurus/Translate';
import {languages} from '@site/src/code/samples/languages';
import {Samples} from '@site/src/code/samples/Samples';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {Status} from '@site/src/components/status/Status';
import {openExplorerWith} from '@site/src/try-it/credentials/explorerChoice';
import {saveDraft} from '@site/src/try-it/drafts/saveDraft';
import {sizeText, timeText} from '@site/src/try-it/response/units';
import {useMemo, useState} from 'react';
import type {Call} from './callLog';
import {findOperation} from './operations';
import {toDraft, toSampleInput} from './toRequest';
import styles from './workbench.module.css';

export interface CallActions {
  readonly sendAgain: (call: Call) => void;
  /** The id under which the explorer offers the credential that the calls went with. */
  readonly credentialId: string;
}

interface Props extends CallActions {
  readonly call: Call;
}

/** One call: what it was, what came of it, its code, and what can be done with it. */
export function CallRow({call, sendAgain, credentialId}: Props) {
  const {last, count, at} = call;
  const [isOpen, setOpen] = useState(false);
  const {pathname, search} = new URL(last.url);
  const operation = findOperation(last);
  const openExplorer = () => {
    if (operation) saveDraft(operation.operationId, toDraft(last));
    openExplorerWith(credentialId);
  };
  return (
    <li className={styles.call}>
      <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>
          <MethodBadge method={last.method.toLowerCase()} />
          <code className={styles.path}>
            {decodeURIComponent(pathname)}
            <span>{decodeURIComponent(search)}</span>
          </code>
          <span className={styles.outcome}>
            {last.status === undefined ? (
              <Translate id="workbench.noResponse">no response</Translate>
            ) : (
              <Status status={String(last.status)} />
            )}
            <span>{timeText(last.milliseconds)}</span>
            <span>{sizeText(last.size)}</span>
            <span title={new Date(at).toLocaleTimeString()}>
              {translate(
                {id: 'workbench.count', message: '{count}×', description: 'How often a call was made'},
                {count: String(count)},
              )}
            </span>
          </span>
        </summary>
        {isOpen && <CallCode call={call} />}
      </details>
      <div className={styles.actions}>
        {operation && (
          <SmallButton to={operation.page} onClick={openExplorer}>
            <Translate id="workbench.explorer">Open in the explorer</Translate>
          </SmallButton>
        )}
        <SmallButton onClick={() => sendAgain(call)}>
          <Translate id="workbench.again">Send again</Translate>
        </SmallButton>
      </div>
    </li>
  );
}

function CallCode({call: {last}}: Pick<Props, 'call'>) {
  const input = useMemo(() => toSampleInput(last), [last]);
  return <Samples input={input} languages={languages} />;
}
