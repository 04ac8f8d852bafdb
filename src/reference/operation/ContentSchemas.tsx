import type {Content} from '@site/src/openapi/document/types';
import Schema from '@theme/Schema';
import {TypeLabel} from '../schema/TypeLabel';
import styles from './operation.module.css';

interface Props {
  readonly content: Content;
}

/** What a body consists of, for each media type that it may have. */
export function ContentSchemas({content}: Props) {
  return Object.entries(content).map(([type, {schema}]) => (
    <div key={type}>
      <p className={styles.media}>
        <code>{type}</code> {schema && <TypeLabel schema={schema} />}
      </p>
      {schema && <Schema schema={schema} open />}
    </div>
  ));
}
