import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';

/** Copies a text, and says for two seconds whether the browser did it. */
export function useCopy(text: string) {
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
  return {outcome, word: words[outcome], copy};
}
