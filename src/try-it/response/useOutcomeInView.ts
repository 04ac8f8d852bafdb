import {type RefObject, useEffect, useRef} from 'react';
import {isTyping} from '@site/src/components/focus/isTyping';

/**
 * Brings each new outcome into view. Whoever has begun to write in another field since the request was sent stays where
 * that is.
 *
 * @param outcome what to wait for; undefined before the first
 * @param shown where it is shown
 * @param bring the same function each time
 */
export function useOutcomeInView(
  outcome: object | undefined,
  isSending: boolean,
  shown: RefObject<HTMLElement | null>,
  bring: (element: HTMLElement) => void,
): void {
  const sentFrom = useRef<Element>(null);
  useEffect(() => {
    if (isSending) sentFrom.current = document.activeElement;
  }, [isSending]);
  useEffect(() => {
    const {activeElement} = document;
    const isElsewhere = activeElement !== sentFrom.current && isTyping(activeElement);
    if (outcome && shown.current && !isElsewhere) bring(shown.current);
  }, [outcome, shown, bring]);
}
