import Translate from '@docusaurus/Translate';
import type {OperationDocument} from '@site/src/openapi/document/types';
import styles from './response.module.css';
import type {ErrorExplanationProps} from '@site/src/errors/types';
import type {Outcome} from '../send/types';
import {ResponseView} from './ResponseView';
import {FailureView} from './FailureView';
import {timeText} from './units';

interface Props {
  readonly outcome: Outcome;
  readonly operation: OperationDocument;
  /** Leads to a field of the request that an error names. */
  readonly goTo?: ErrorExplanationProps['goTo'];
}

/** What came of a request. */
export function OutcomeView({outcome, operation, goTo}: Props) {
  switch (outcome.kind) {
    case 'response':
      return <ResponseView response={outcome} operation={operation} goTo={goTo} />;
    case 'failure':
      return <FailureView failure={outcome} />;
    case 'cancelled':
      return (
        <p className={styles.empty}>
          <Translate id="tryIt.cancelled" values={{time: timeText(outcome.totalMs)}}>
            {'Cancelled after {time}. The service may have processed the request all the same.'}
          </Translate>
        </p>
      );
  }
}
