import Translate from '@docusaurus/Translate';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import {useMemo} from 'react';
import {checkCall} from '../contract/checkCall';
import {Findings} from '../contract/Findings';
import type {FoundOperation} from '../contract/operations';
import {useOperation} from '../contract/useOperation';
import styles from './detail.module.css';

interface Props {
  readonly call: RecordedCall;
  readonly found: FoundOperation | undefined;
}

/** Whether a call keeps the contract, its request and its response. */
export function Verdict({call, found}: Props) {
  const {operation, hasFailed} = useOperation(found?.operation.slug);
  const findings = useMemo(
    () => (operation && found ? checkCall(call, operation, found.values) : undefined),
    [call, operation, found],
  );
  return (
    <section className={styles.verdict} aria-live="polite">
      <h4 className={styles.title}>
        <Translate id="workbench.verdict">Contract</Translate>
      </h4>
      {!found && (
        <p className={styles.note}>
          <Translate id="workbench.verdict.none">The contract does not have this operation.</Translate>
        </p>
      )}
      {hasFailed && (
        <p className={styles.note}>
          <Translate id="workbench.verdict.failed">
            The contract could not be loaded. Check your connection, and open the call again.
          </Translate>
        </p>
      )}
      {findings?.length === 0 && (
        <p className={styles.note}>
          {call.response ? (
            <Translate id="workbench.verdict.kept">Request and response match the contract.</Translate>
          ) : (
            <Translate id="workbench.verdict.request">The request matches the contract.</Translate>
          )}
        </p>
      )}
      {findings && findings.length > 0 && <Findings findings={findings} />}
    </section>
  );
}
