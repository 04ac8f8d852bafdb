import Translate, {translate} from '@docusaurus/Translate';
import type {ErrorExplanationProps} from '@site/src/errors/types';
import ErrorExplanation from '@theme/ErrorExplanation';
import {isErrorStatus} from '@site/src/base/isErrorStatus';
import {useId} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Status} from '@site/src/components/status/Status';
import {plainText} from '@site/src/openapi/document/plainText';
import hiding from '@site/src/components/hidden.module.css';
import {responseFor} from '@site/src/openapi/document/responseFor';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {ResponseBody} from './ResponseBody';
import {ResponseHeaders} from './ResponseHeaders';
import {UnknownFields} from './UnknownFields';
import {sizeText, timeText} from './units';

interface Props {
  readonly response: CallResponse;
  readonly operation: OperationDocument;
  readonly goTo?: ErrorExplanationProps['goTo'];
}

/** Messages are short; what is longer is a page of some server in between. */
const LONGEST_ERROR = 65_536;

/** What came back: status, time and size in a line, then the body and the headers. */
export function ResponseView({response, operation, goTo}: Props) {
  const {status, body, totalMs, firstByteMs, headers} = response;
  const described = responseFor(operation.responses, status)?.description;
  const heading = useId();
  return (
    <section className={styles.response} data-status={`${String(status)[0]}xx`} aria-labelledby={heading}>
      <h3 id={heading} className={styles.outcome}>
        <span className={hiding.hidden}>
          <Translate id="tryIt.response.heading">Response:</Translate>{' '}
        </span>
        <Status status={String(status)} />
      </h3>
      <p className={styles.measures}>
        <span
          title={translate(
            {id: 'tryIt.response.firstByte', message: 'First byte after {time}'},
            {time: timeText(firstByteMs)},
          )}
        >
          {timeText(totalMs)}
        </span>
        <span>{sizeText(body.length)}</span>
        {described === undefined && (
          <span>
            <Translate id="tryIt.response.undescribed">The contract does not describe this status.</Translate>
          </span>
        )}
      </p>
      {described !== undefined && <p className={styles.meaning}>{plainText(described)}</p>}
      {isErrorStatus(status) && <ErrorExplanation response={{status, body: errorText(body)}} goTo={goTo} />}
      <UnknownFields headers={headers} />
      <ResponseBody response={response} operation={operation} />
      <ResponseHeaders headers={headers} />
    </section>
  );
}

function errorText(body: CallResponse['body']): string {
  return new TextDecoder().decode(body.subarray(0, LONGEST_ERROR));
}
