import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import {Status} from '@site/src/components/status/Status';
import styles from './sample.module.css';
import type {RecordedResponse} from './types';

/** A response of more lines is folded. */
const MOST_LINES = 18;

interface Props {
  readonly recorded: RecordedResponse;
  /** Of the operation; names the response for those who do not see it. */
  readonly summary: string;
}

/** What the sandbox returned when the page was last checked. */
export function RecordedView({recorded, summary}: Props) {
  const {status, text, picture, width, height} = recorded;
  if (!picture && text === '') {
    return (
      <p className={styles.empty}>
        <Status status={String(status)} />{' '}
        <Translate id="guide.response.empty" description="After a status of a response without a body">
          without a body
        </Translate>
      </p>
    );
  }
  const lines = text.split('\n').length;
  const isLong = lines > MOST_LINES;
  const label = translate(
    {id: 'guide.response.label', message: 'Response: {summary}', description: 'Names a recorded response'},
    {summary},
  );
  return (
    <details className={styles.recorded} open={!isLong}>
      <summary>
        <Status status={String(status)} />{' '}
        <span className={styles.lines}>
          {isLong ? (
            <Translate id="guide.response.long" values={{lines}} description="After the status of a response">
              {'recorded response, {lines} lines'}
            </Translate>
          ) : (
            <Translate id="guide.response" description="After the status of a response">
              recorded response
            </Translate>
          )}
        </span>
      </summary>
      {picture ? (
        <img
          className={styles.picture}
          src={picture}
          width={width}
          height={height}
          alt={label}
          loading="lazy"
        />
      ) : (
        <Code text={text} label={label} />
      )}
    </details>
  );
}
