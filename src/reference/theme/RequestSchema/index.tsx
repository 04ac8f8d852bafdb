import {translate} from '@docusaurus/Translate';
import type {RequestBody} from '@site/src/openapi/document/types';
import {RuleList} from '../../schema/Rules';
import {Flags} from '../../schema/Flags';
import {Html} from '@site/src/components/html/Html';
import {ContentSchemas} from '../../operation/ContentSchemas';
import styles from '../../operation/operation.module.css';
import {headings} from '../../operation/sections';

export interface Props {
  readonly body: RequestBody | undefined;
}

export default function RequestSchema({body}: Props) {
  if (!body) return null;
  const {'x-max-bytes': most} = body;
  return (
    <section aria-labelledby="request-body">
      <h2 id="request-body">
        {headings()['request-body']}{' '}
        <small>
          <Flags required={body.required} />
        </small>
      </h2>
      <Html html={body.description} className={styles.description} />
      {most !== undefined && (
        <RuleList
          rules={[
            {
              label: translate({id: 'reference.body.bytes', message: 'Maximum bytes'}),
              values: [String(most)],
            },
          ]}
        />
      )}
      <ContentSchemas content={body.content} />
    </section>
  );
}
