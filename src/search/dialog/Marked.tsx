import {marks} from './marks';

interface Props {
  readonly text: string;
  readonly terms: readonly string[];
  readonly around?: boolean;
}

/** A text with the words that match the query marked. @param around shows no more than a piece around the first */
export function Marked({text, terms, around}: Props) {
  return marks(text, terms, around ?? false).map(({words, isMarked}, index) =>
    // Pieces of a text have no other key than their index.
    isMarked ? <mark key={index}>{words}</mark> : words,
  );
}
