import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {paths} from '@site/src/site/paths';
import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {knownOperations} from '../contract/operations';
import {CallHead} from './CallHead';
import styles from './detail.module.css';

interface Props {
  readonly call: ComponentProps<typeof CallHead>['call'];
  readonly operationId: string | undefined;
  readonly back: () => void;
  /** What the contract says of it. */
  readonly verdict: ReactNode;
  /** What else is known. */
  readonly children: ReactNode;
}

/** The frame of a call that this tab did not make: its head, its operation, and what the contract says of it. */
export function ForeignCall({call, operationId, back, verdict, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const operation = knownOperations.find((each) => each.operationId === operationId);
  return (
    <div className={styles.detail}>
      <SmallButton onClick={back}>
        <Translate id="workbench.back">Back to the list</Translate>
      </SmallButton>
      <CallHead call={call} heading={heading} />
      {operation && (
        <div className={styles.actions}>
          <SmallButton to={`${paths.api}${operation.slug}`}>{operation.summary}</SmallButton>
        </div>
      )}
      <h4 className={styles.title}>
        <Translate id="workbench.verdict">Contract</Translate>
      </h4>
      {verdict}
      {children}
    </div>
  );
}
