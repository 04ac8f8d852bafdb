import hiding from '@site/src/components/hidden.module.css';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {OutcomeView} from '@site/src/try-it/response/OutcomeView';
import {AnswerMap} from './AnswerMap';
import styles from './run.module.css';
import {SentTo} from './SentTo';
import type {RunProps} from './types';
import {useRun} from './useRun';

/** Where a sample is sent and with what, and what came of it. */
export function Sending(props: RunProps & {readonly operation: OperationDocument}) {
  const {operation} = props;
  const {outcome, isSending, spoken, server, credential} = useRun(props);
  const isRefused = outcome?.kind === 'response' && outcome.status === 401;
  return (
    <section className={styles.outcome} aria-busy={isSending} data-twin="omit">
      <SentTo {...{server, credential}} run={props.run} opens={isRefused && props.request.auth !== 'none'} />
      {outcome && (
        <div className={isSending ? styles.stale : undefined}>
          <OutcomeView outcome={outcome} operation={operation} />
          {outcome.kind === 'response' && <AnswerMap answer={outcome} />}
        </div>
      )}
      <p role="status" className={hiding.hidden}>
        {spoken}
      </p>
    </section>
  );
}
