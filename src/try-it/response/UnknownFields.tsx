import Translate from '@docusaurus/Translate';
import styles from './response.module.css';
import {unknownFieldsOf} from './unknownFieldsOf';
import type {CallResponse} from '../send/types';

/** Says which fields of the body were left out, where the response names some. */
export function UnknownFields({headers}: Pick<CallResponse, 'headers'>) {
  const fields = unknownFieldsOf(headers);
  if (fields.length === 0) return null;
  return (
    <p className={styles.notice}>
      <Translate
        id="tryIt.response.unknownFields"
        values={{
          fields: (
            <>
              {fields.map((field, index) => (
                <span key={field}>
                  {index > 0 && ', '}
                  <code>{field}</code>
                </span>
              ))}
            </>
          ),
        }}
      >
        {'The operation does not know these fields and ignored them: {fields}'}
      </Translate>
    </p>
  );
}
