import Translate from '@docusaurus/Translate';
import type {OperationDocument, DocumentedResponse} from '@site/src/openapi/document/types';
import {Html} from '@site/src/components/html/Html';
import rows from '../schema/schema.module.css';
import {ContentSchemas} from './ContentSchemas';
import styles from './operation.module.css';
import {ParameterRow} from './ParameterRow';
import {headings} from './sections';
import {Status} from '@site/src/components/status/Status';

/** Every response of an operation; the successful ones stand open. */
export function Responses({responses}: Pick<OperationDocument, 'responses'>) {
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
          <Headers status={status} headers={response.headers} />
          <ContentSchemas content={response.content} />
        </details>
      ))}
    </section>
  );
}

function Headers({status, headers}: {status: string} & Pick<DocumentedResponse, 'headers'>) {
  const names = Object.entries(headers);
  if (names.length === 0) return null;
  return (
    <>
      <h4>
        <Translate id="reference.responses.headers">Headers</Translate>
      </h4>
      <ul className={rows.rows}>
        {names.map(([name, header]) => (
          <ParameterRow key={name} {...header} name={name} id={`${status}-${name}`} />
        ))}
      </ul>
    </>
  );
}
