import {isUnspaced, terms as termsOf} from '../engine/terms';

export interface TextPiece {
  readonly words: string;
  readonly isMarked: boolean;
}

const BEFORE = 50;
const LONGEST = 160;

/**
 * Cuts a text where words begin and end that match the query.
 *
 * @param found words of the index
 * @param around whether a piece around the first such word is enough
 */
export function marks(text: string, found: readonly string[], around: boolean): TextPiece[] {
  const wanted = new Set(found);
  const pieces = text
    .split(/([\p{L}\p{N}\p{M}_]+)/u)
    .flatMap((words) => parts(words, found))
    .map((words) => ({words, isMarked: termsOf(words).some((word) => wanted.has(word))}));
  return joined(around ? excerpt(pieces) : pieces);
}

/** Where writing has no spaces between words, those that were found are cut out of a run. */
function parts(words: string, found: readonly string[]): string[] {
  const within = found.filter((each) => isUnspaced(each) && words.includes(each));
  return within.length === 0 ? [words] : words.split(new RegExp(`(${within.join('|')})`, 'u'));
}

function excerpt(pieces: readonly TextPiece[]): TextPiece[] {
  const first = Math.max(
    0,
    pieces.findIndex(({isMarked}) => isMarked),
  );
  let start = first;
  for (let length = 0; start > 0 && length < BEFORE; start -= 1)
    length += pieces[start - 1]?.words.length ?? 0;
  let end = start;
  for (let length = 0; end < pieces.length && length < LONGEST; end += 1)
    length += pieces[end]?.words.length ?? 0;
  const dots = {words: '…', isMarked: false};
  return [...(start > 0 ? [dots] : []), ...pieces.slice(start, end), ...(end < pieces.length ? [dots] : [])];
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.isMarked === piece.isMarked)
      result[result.length - 1] = {...last, words: last.words + piece.words};
    else if (piece.words !== '') result.push(piece);
  }
  return result;
}
