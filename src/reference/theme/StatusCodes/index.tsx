import ResponseHeaders from '@theme/ResponseHeaders';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Html} from '@site/src/components/html/Html';
import {ContentSchemas} from '../../operation/ContentSchemas';
import styles from '../../operation/operation.module.css';
import {headings} from '../../operation/sections';
import {Status} from '@site/src/components/status/Status';

export type Props = Pick<OperationDocument, 'responses'>;

/** Every response of an operation; the successful ones stand open. */
export default function StatusCodes({responses}: Props) {
  return (
    <section aria-labelledby="responses">
      <h2 id="responses">{headings().responses}</h2>
      {Object.entries(responses).map(([status, response]) => (
        <details key={status} className={styles.response} open={status.startsWith('2')}>
          <summary>
            <h3>
              <Status status={status} />
            </h3>
            <Html html={response.description} className={styles.description} />
          </summary>
          <ResponseHeaders status={status} headers={response.headers} />
          <ContentSchemas content={response.content} />
        </details>
      ))}
    </section>
  );
}
