import Translate, {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Status} from '@site/src/components/status/Status';
import {plain} from '@site/src/openapi/validation/plain';
import hiding from '@site/src/components/hidden.module.css';
import styles from './answer.module.css';
import type {Answer} from '../send/types';
import {AnswerBody} from './AnswerBody';
import {AnswerHeaders} from './AnswerHeaders';
import {sizeText, timeText} from './units';

interface Props {
  readonly answer: Answer;
  readonly operation: OperationDocument;
}

/** What came back: status, time and size in a line, then the body and the headers. */
export function AnswerView({answer, operation}: Props) {
  const {status, body, totalMs, firstByteMs, headers} = answer;
  const described = operation.responses[status]?.description;
  const heading = useId();
  return (
    <section className={styles.answer} aria-labelledby={heading}>
      <h3 id={heading} className={styles.outcome}>
        <span className={hiding.hidden}>
          <Translate id="calls.answer.heading">Answer:</Translate>{' '}
        </span>
        <Status status={String(status)} />
      </h3>
      <p className={styles.measures}>
        <span
          title={translate(
            {id: 'calls.answer.firstByte', message: 'First byte after {time}'},
            {time: timeText(firstByteMs)},
          )}
        >
          {timeText(totalMs)}
        </span>
        <span>{sizeText(body.length)}</span>
        {described === undefined && (
          <span>
            <Translate id="calls.answer.undescribed">The contract does not describe this status.</Translate>
          </span>
        )}
      </p>
      {described !== undefined && <p className={styles.meaning}>{plain(described)}</p>}
      <AnswerBody answer={answer} operation={operation} />
      <AnswerHeaders headers={headers} />
    </section>
  );
}
