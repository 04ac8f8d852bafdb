import Translate from '@docusaurus/Translate';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {Status} from '@site/src/components/status/Status';
import {sizeText, timeText} from '@site/src/try-it/response/units';
import type {RefObject} from 'react';
import type {ListedCall} from '../calls/listedCall';
import {shownTarget} from '../calls/shownTarget';
import {sourceName} from '../list/sourceName';
import styles from './detail.module.css';

interface Props {
  readonly call: ListedCall;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What a call was and what came of it. */
export function CallHead({call, heading}: Props) {
  const {method, target, status, milliseconds, size, at, source, page, hasResponse = true} = call;
  return (
    <>
      <h3 ref={heading} className={styles.heading} tabIndex={-1}>
        <MethodBadge method={method.toLowerCase()} /> <code>{shownTarget(target)}</code>
      </h3>
      <p className={styles.measures}>
        {status ? (
          <Status status={String(status)} />
        ) : (
          hasResponse && (
            <span className={styles.failed}>
              <Translate id="workbench.noResponse">No response</Translate>
            </span>
          )
        )}
        {hasResponse && <span>{timeText(milliseconds)}</span>}
        {size !== undefined && <span>{sizeText(size)}</span>}
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString()}</time>
        )}
        {source && <span>{sourceName(source)}</span>}
        {page !== undefined && <code>{page}</code>}
      </p>
    </>
  );
}
