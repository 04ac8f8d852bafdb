import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {paths} from '@site/src/site/paths';
import {useEffect, useRef} from 'react';
import findings from '../contract/findings.module.css';
import {knownOperations} from '../contract/operations';
import {CallHead} from '../detail/CallHead';
import styles from '../detail/detail.module.css';
import type {AccountCall} from './toAccountCall';

interface Props {
  readonly call: AccountCall;
  readonly back: () => void;
}

/** What the sandbox tells of a call that was made elsewhere. */
export function AccountCallDetail({call, back}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const {violations} = call.request;
  const operation = knownOperations.find(({operationId}) => operationId === call.operationId);
  return (
    <div className={styles.detail}>
      <SmallButton onClick={back}>
        <Translate id="workbench.back">Back to the list</Translate>
      </SmallButton>
      <CallHead call={call} heading={heading} />
      {operation && (
        <div className={styles.actions}>
          <SmallButton to={`${paths.api}${operation.slug}`}>{operation.summary}</SmallButton>
        </div>
      )}
      <h4 className={styles.title}>
        <Translate id="workbench.verdict">Contract</Translate>
      </h4>
      {violations.length === 0 ? (
        <p className={styles.note}>
          <Translate id="workbench.account.kept">
            The sandbox found nothing wrong with this request.
          </Translate>
        </p>
      ) : (
        <ul className={findings.findings}>
          {violations.map(({path, message}) => (
            <li key={`${path} ${message}`}>
              {path !== '' && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Translate id="workbench.account.unkept">
          The sandbox keeps neither headers nor bodies of what was sent elsewhere.
        </Translate>
      </p>
    </div>
  );
}
