import {useEffect, useRef} from 'react';

/**
 * Collects what is typed between the request for the dialog and its appearance.
 *
 * @param isWaiting whether the dialog was asked for and is not there yet; what was typed before is forgotten then
 * @param giveUp called when Escape is pressed meanwhile
 */
export function useTypedAhead(isWaiting: boolean, giveUp: () => void): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = '';
    const onKey = (event: KeyboardEvent) => {
      const {key, altKey, ctrlKey, metaKey} = event;
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'Escape') giveUp();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      // A blank would scroll the page, or press the button.
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isWaiting, giveUp]);
  return () => typed.current;
}
