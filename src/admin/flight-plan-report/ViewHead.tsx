import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {ReactNode, Ref} from 'react';
import styles from './viewHead.module.css';

interface Props {
  readonly title: ReactNode;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly close: () => void;
  /** What can be done here, beside the title. */
  readonly children?: ReactNode;
}

/** The way back to the table, the title of a view, and what can be done in it. */
export function ViewHead({title, heading, close, children}: Props) {
  return (
    <header className={styles.head}>
      <SmallButton onClick={close}>
        <Translate id="admin.report.back">All plans</Translate>
      </SmallButton>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </header>
  );
}
