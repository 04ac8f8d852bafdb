import {visit, type JSONPath} from 'jsonc-parser';
import {formatPath} from '../../base/jsonPath';

/** More than a message lists. */
const MOST_LOSSES = 100;

/** Half of a pair: a whole one is one character of another kind. */
const SURROGATE = /\p{Surrogate}/u;
const HALF_PAIR = 'contains half of a surrogate pair';

/**
 * What of a JSON text nobody would keep: integers with more digits than a double holds, members of an object that
 * another of the same name replaces, and halves of surrogate pairs, which no UTF-8 can spell.
 *
 * @see RFC 7493, 2.1 to 2.3: I-JSON has none of them
 */
export function lossViolations(text: string): string[] {
  const found: string[] = [];
  const names: Set<string>[] = [];
  const tell = (path: JSONPath, problem: string) => {
    if (found.length < MOST_LOSSES) found.push(`${formatPath('body', path.map(String))} ${problem}`);
  };
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty: (name, _offset, _length, _line, _column, path) => {
      const known = names.at(-1);
      if (known?.has(name)) tell([...path(), name], 'appears twice');
      if (SURROGATE.test(name)) tell([...path(), name], HALF_PAIR);
      known?.add(name);
    },
    onLiteralValue: (value, offset, length, _line, _column, path) => {
      if (typeof value === 'string' && SURROGATE.test(value)) tell(path(), HALF_PAIR);
      if (typeof value === 'number' && losesDigits(text.slice(offset, offset + length), value))
        tell(
          path(),
          `would be stored as ${BigInt(value)}: send an integer with that many digits as a string`,
        );
    },
  });
  return found;
}

/** Programs write a large double as the shortest integer that is read as the same double: it loses nothing either. */
function losesDigits(literal: string, value: number): boolean {
  if (!/^-?\d+$/.test(literal) || Number.isSafeInteger(value)) return false;
  return BigInt(literal) !== BigInt(value) && literal !== String(value);
}
