import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import styles from '../hidden.module.css';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers, where "Copy" alone would be ambiguous. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Copies a text and shows for two seconds whether the browser did it. */
export function CopyButton({text, label, className}: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = {
    idle: translate({id: 'components.copy', message: 'Copy', description: 'Button that copies a text'}),
    copied: translate({id: 'components.copy.done', message: 'Copied', description: 'Said after copying'}),
    failed: translate({
      id: 'components.copy.failed',
      message: 'Not copied',
      description: 'Said when copying failed',
    }),
  };
  const copy = () => {
    // `clipboard` is missing where the page is not secure.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={copy}>
        {words[outcome]}
      </button>
      <span role="status" className={styles.hidden}>
        {outcome !== 'idle' && words[outcome]}
      </span>
    </>
  );
}
