import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId, type ReactNode, type Ref} from 'react';
import {useAskBeforeLeaving} from '../leaving/useAskBeforeLeaving';
import styles from './import.module.css';

interface Props {
  readonly title: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly close: () => void;
  /** What the button says that closes it. */
  readonly closeText: ReactNode;
  /** While something is stored it stays open. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The frame of an import: its title, and the way out while nothing is being stored. */
export function ImportFrame({title, heading, close, closeText, isBusy, children}: Props) {
  const id = useId();
  useAskBeforeLeaving(isBusy);
  return (
    <section className={styles.import} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <SmallButton onClick={close} isDisabled={isBusy}>
          {closeText}
        </SmallButton>
      </header>
      {children}
    </section>
  );
}
