import ts from 'typescript';
import type {Passage} from './Passage';
import {textsOf} from './textsOf';

/** Fewer words are a name, a path or a piece of a sentence. */
const FEWEST_WORDS = 4;

/** Errors of the sandbox and words of the sidebar reach people as they are: each text of several words counts. */
export function textPassages(file: string, text: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpression(node))
      for (const words of ts.isConditionalExpression(node) ? [] : textsOf(node))
        if (words.trim().split(/\s+/).length >= FEWEST_WORDS)
          found.push({
            file,
            line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
            // A value in quotes is code.
            text: words.replace(/"[^"]*"/g, '`…`'),
          });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
