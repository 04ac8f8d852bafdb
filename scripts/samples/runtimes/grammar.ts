import type {parser as anyParser} from '@lezer/python';
import type {SyntaxCheck} from './types';

/** A check by a Lezer grammar: it goes on past an error, so the first one is where the error is. */
export function grammarCheck(parser: typeof anyParser): SyntaxCheck {
  return (text) => {
    let offset: number | undefined;
    parser.parse(text).iterate({
      enter: ({type, from}) => {
        if (type.isError) offset ??= from;
      },
    });
    if (offset === undefined) return undefined;
    const before = text.slice(0, offset).split('\n');
    const line = text.split('\n')[before.length - 1] ?? '';
    return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${line.trim()}`;
  };
}
