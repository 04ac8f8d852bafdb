import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import {formatJson} from '@site/src/openapi/document/formatJson';
import {keepsNumbers} from '@site/src/openapi/document/keepsNumbers';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {sizeText} from '@site/src/try-it/response/units';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import {useMemo} from 'react';
import styles from './detail.module.css';

interface Props {
  readonly title: string;
  /** The first line of a request. */
  readonly line?: string;
  readonly headers: RecordedCall['request']['headers'];
  readonly body: string | undefined;
  /** Of a response's body, in bytes. */
  readonly size?: number;
}

/** Text beyond this is shown in part: a browser would stand still over it. */
const MOST_SHOWN = 100_000;

/** A request or a response: headers and body. */
export function Message({title, line, headers, body, size = 0}: Props) {
  const shown = useMemo(() => (body === undefined ? undefined : laidOut(body)), [body]);
  return (
    <section className={styles.message} aria-label={title}>
      <h4 className={styles.title}>{title}</h4>
      {line !== undefined && <code className={styles.startLine}>{line}</code>}
      {headers.length > 0 && (
        <dl className={styles.headers}>
          {headers.map(([name, value], index) => (
            <div key={`${name} ${index}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {shown !== undefined && shown !== '' && (
        <Code
          className={styles.body}
          text={shown.slice(0, MOST_SHOWN)}
          copied={shown}
          isPlain={shown.length > MOST_SHOWN}
          label={translate({id: 'workbench.body', message: '{message}: body'}, {message: title})}
        />
      )}
      {shown !== undefined && shown.length > MOST_SHOWN && (
        <p className={styles.note}>
          <Translate id="workbench.body.part">The beginning is shown; the copy has all of it.</Translate>
        </p>
      )}
      {body === undefined && size > 0 && (
        <p className={styles.note}>
          <Translate id="workbench.body.unkept" values={{size: sizeText(size)}}>
            {'The body has {size}. Pictures, binary data and text above 1 MB are not kept.'}
          </Translate>
        </p>
      )}
    </section>
  );
}

function laidOut(body: string): string {
  const parsed = body.length > MOST_SHOWN || !keepsNumbers(body) ? undefined : parseJson(body);
  return parsed ? formatJson(parsed.value) : body;
}
