import styles from '../hidden.module.css';
import {useCopy} from './useCopy';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers, where "Copy" alone would be ambiguous. */
  readonly label?: string;
  /** What the button reads before it is pressed: "Copy" unless it is said. */
  readonly caption?: string;
  readonly className?: string | undefined;
}

/** Copies a text and shows for two seconds whether the browser did it. */
export function CopyButton({text, label, caption, className}: Props) {
  const {outcome, word, copy} = useCopy(text);
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={copy}>
        {outcome === 'idle' ? (caption ?? word) : word}
      </button>
      <span role="status" className={styles.hidden}>
        {outcome !== 'idle' && word}
      </span>
    </>
  );
}
