import Translate, {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Status} from '@site/src/components/status/Status';
import {plainText} from '@site/src/openapi/document/plainText';
import hiding from '@site/src/components/hidden.module.css';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {ResponseBody} from './ResponseBody';
import {ResponseHeaders} from './ResponseHeaders';
import {sizeText, timeText} from './units';

interface Props {
  readonly answer: CallResponse;
  readonly operation: OperationDocument;
}

/** What came back: status, time and size in a line, then the body and the headers. */
export function ResponseView({answer, operation}: Props) {
  const {status, body, totalMs, firstByteMs, headers} = answer;
  const described = operation.responses[status]?.description;
  const heading = useId();
  return (
    <section className={styles.response} aria-labelledby={heading}>
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
      {described !== undefined && <p className={styles.meaning}>{plainText(described)}</p>}
      <ResponseBody answer={answer} operation={operation} />
      <ResponseHeaders headers={headers} />
    </section>
  );
}
