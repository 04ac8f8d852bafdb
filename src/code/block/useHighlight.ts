import {type RefObject, useEffect} from 'react';
import {tokens} from './tokens';

/**
 * Colours the text of an element by the CSS Custom Highlight API: no element for each word, so long samples weigh
 * no more than their text in the page and hydrate at once. A browser without it shows the text in one colour.
 */
export function useHighlight(ref: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const node = ref.current?.firstChild;
    // Past this length colour costs more than it tells.
    if (!node || !('highlights' in CSS) || text.length > 60_000) return undefined;
    const added = tokens(text).map(({kind, start, end}) => {
      const range = new StaticRange({
        startContainer: node,
        startOffset: start,
        endContainer: node,
        endOffset: end,
      });
      const highlight = registered(`code-${kind}`);
      highlight.add(range);
      return () => highlight.delete(range);
    });
    return () => added.forEach((remove) => remove());
  }, [ref, text]);
}

function registered(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}
