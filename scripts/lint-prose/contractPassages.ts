import {isMap, isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import type {Passage} from './Passage';

/** What a reader of the reference sees of the contract's words. */
const shownKeys: ReadonlySet<unknown> = new Set(['summary', 'description', 'title', 'x-expects']);

/** Below these keys there is data: a `description` there is one that a client would send. */
const dataKeys: ReadonlySet<unknown> = new Set(['value', 'example', 'default', 'enum', 'const']);

/** The summaries, descriptions and titles of a file of the contract. */
export function contractPassages(file: string, text: string): Passage[] {
  const lines = new LineCounter();
  const found: Passage[] = [];
  visit(parseDocument(text, {lineCounter: lines}), {
    Pair(_, {key, value}, path) {
      if (!isScalar(key)) return undefined;
      if (dataKeys.has(key.value) && !isProperties(path)) return visit.SKIP;
      if (!shownKeys.has(key.value) || !isScalar(value) || typeof value.value !== 'string') return undefined;
      // The words of a block begin on the line after its "|".
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      const {line} = lines.linePos(value.range?.[0] ?? 0);
      found.push({file, line: isBlock ? line + 1 : line, text: value.value});
      return undefined;
    },
  });
  return found;
}

/** Within `properties`, keys are names of fields: one may be called `value`. */
function isProperties(path: readonly unknown[]): boolean {
  const [above, map] = path.slice(-2);
  return isMap(map) && isPair(above) && isScalar(above.key) && above.key.value === 'properties';
}
