import {type TokenKind, tokens} from './tokens';

/** A piece of a line, with its kind if it deserves a colour. */
export interface Piece {
  readonly content: string;
  readonly kind?: TokenKind;
}

/** A text as lines of coloured pieces; an empty line has one empty piece. */
export function lines(text: string): Piece[][] {
  return pieces(text)
    .reduce<Piece[][]>(
      (done, {content, kind}) => {
        const [rest = '', ...more] = content.split('\n');
        done.at(-1)?.push({content: rest, kind});
        done.push(...more.map((line) => [{content: line, kind}]));
        return done;
      },
      [[]],
    )
    .map((line) => line.filter(({content}, _, all) => content !== '' || all.length === 1));
}

function pieces(text: string): Piece[] {
  let reached = 0;
  const found = tokens(text).flatMap(({kind, start, end}) => {
    const between = {content: text.slice(reached, start)};
    reached = end;
    return [between, {content: text.slice(start, end), kind}];
  });
  return [...found, {content: text.slice(reached)}];
}
