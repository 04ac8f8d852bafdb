import Translate, {translate} from '@docusaurus/Translate';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {Status} from '@site/src/components/status/Status';
import {sizeText, timeText} from '@site/src/try-it/response/units';
import type {ListedCall} from '../calls/listedCall';
import {shownTarget} from '../calls/shownTarget';
import styles from './list.module.css';
import {sourceName} from './sourceName';

interface Props {
  readonly call: ListedCall;
  readonly open: () => void;
}

/** One call in two lines: what it was, and what came of it. */
export function CallRow({call, open}: Props) {
  const {
    method,
    target,
    at,
    status,
    milliseconds,
    size,
    source,
    page,
    violations = 0,
    hasResponse = true,
  } = call;
  return (
    <button type="button" className={styles.call} onClick={open}>
      <span className={styles.line}>
        <MethodBadge method={method.toLowerCase()} />
        <code className={styles.target}>{shownTarget(target)}</code>
      </span>
      <span className={styles.outcome}>
        {status ? <Status status={String(status)} /> : hasResponse && <NoResponse />}
        {hasResponse && <span>{timeText(milliseconds)}</span>}
        {size !== undefined && <span>{sizeText(size)}</span>}
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString()}</time>
        )}
        {source && <span title={page}>{sourceName(source)}</span>}
        {violations > 0 && (
          <span className={styles.violations}>
            {translate(
              {id: 'workbench.violations', message: 'Violations: {count}'},
              {count: String(violations)},
            )}
          </span>
        )}
      </span>
    </button>
  );
}

function NoResponse() {
  return (
    <span className={styles.violations}>
      <Translate id="workbench.noResponse">No response</Translate>
    </span>
  );
}
