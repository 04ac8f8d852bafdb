import clsx from 'clsx';
import {useRef} from 'react';
import {createPortal} from 'react-dom';
import hiding from '@site/src/components/hidden.module.css';
import {Loading} from '@site/src/components/loading/Loading';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {OutcomeView} from '@site/src/try-it/response/OutcomeView';
import {useOutcomeInView} from '@site/src/try-it/response/useOutcomeInView';
import {GuideHour} from './GuideHour';
import {isKeyLimited} from './isKeyLimited';
import {LimitedKeyNote} from './LimitedKeyNote';
import styles from './run.module.css';
import {SentTo} from './SentTo';
import type {RunProps} from './types';
import {RunStatus} from './RunStatus';
import {useOperation} from './useOperation';
import {useRun} from './useRun';

/** Sends the request of a sample and shows what comes back. */
export function Run(props: RunProps) {
  const operation = useOperation(props.load, props.request.auth);
  return operation ? <Sending {...props} operation={operation} /> : <Loading />;
}

interface SendingProps extends RunProps {
  readonly operation: OperationDocument;
}

/** Where a sample is sent and with what, and what came of it. */
function Sending(props: SendingProps) {
  const {operation} = props;
  const {outcome, isSending, spoken, server, credential} = useRun(props);
  const shown = useRef<HTMLDivElement>(null);
  useOutcomeInView(outcome, isSending, shown, scrollToNearest);
  const isLimited = isKeyLimited(outcome);
  const isRefused = isLimited || (outcome?.kind === 'response' && outcome.status === 401);
  return (
    <section className={styles.outcome} aria-busy={isSending} data-twin="omit">
      <SentTo
        server={server}
        credential={credential}
        run={props.run}
        opens={isRefused && props.request.auth !== 'none'}
      />
      {isLimited && <LimitedKeyNote />}
      {outcome && props.place && createPortal(<RunStatus outcome={outcome} />, props.place)}
      {outcome && (
        <div ref={shown} className={clsx(styles.shown, isSending && styles.stale)}>
          <OutcomeView outcome={outcome} operation={operation} />
        </div>
      )}
      {outcome?.kind === 'response' && (
        <GuideHour server={server.server} target={props.request.target} run={props.run} />
      )}
      <p role="status" className={hiding.hidden}>
        {spoken}
      </p>
    </section>
  );
}

function scrollToNearest(element: HTMLElement): void {
  element.scrollIntoView({block: 'nearest'});
}
