import {CopyButton} from '../../components/copy/CopyButton';
import clsx from 'clsx';
import {useRef} from 'react';
import styles from './code.module.css';
import {useHighlight} from './useHighlight';

interface Props {
  readonly text: string;
  /** Names the block for those who do not see it. */
  readonly label: string;
  readonly className?: string;
  /** Whether the text is no code and stays in one colour. */
  readonly isPlain?: boolean;
  /** What the button copies, where it is not what is shown. */
  readonly copied?: string;
}

/** A block of code or JSON with a copy button. It scrolls in itself and can be reached by keyboard to do so. */
export function Code({text, label, className, isPlain = false, copied = text}: Props) {
  const ref = useRef<HTMLElement>(null);
  useHighlight(ref, isPlain ? '' : text);
  return (
    <div className={clsx(styles.block, className)}>
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={label}>
        <code ref={ref} className={styles.code}>
          {text}
        </code>
      </pre>
      <CopyButton className={styles.copy} text={copied} />
    </div>
  );
}
