import type {ReactNode} from 'react';
import {marks} from './marks';

/** A text with the words that answer the question marked. @param around shows no more than a piece around the first */
export function Marked({
  text,
  terms,
  around,
}: {
  text: string;
  terms: readonly string[];
  around?: boolean;
}): ReactNode {
  return marks(text, terms, around ?? false).map(({words, isMarked}, index) =>
    // Pieces of a text have no name but their place.
    isMarked ? <mark key={index}>{words}</mark> : words,
  );
}
