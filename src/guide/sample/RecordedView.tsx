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
        <Translate id="guide.answer.empty" description="After a status that answers without a body">
          without a body
        </Translate>
      </p>
    );
  }
  const lines = text.split('\n').length;
  const isLong = lines > MOST_LINES;
  const label = translate(
    {id: 'guide.answer.label', message: 'Answer: {summary}', description: 'Names a recorded answer'},
    {summary},
  );
  return (
    <details className={styles.recorded} open={!isLong}>
      <summary>
        <Status status={String(status)} />{' '}
        <span className={styles.lines}>
          {isLong ? (
            <Translate id="guide.answer.long" values={{lines}} description="After the status of an answer">
              {'recorded answer, {lines} lines'}
            </Translate>
          ) : (
            <Translate id="guide.answer" description="After the status of an answer">
              recorded answer
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
