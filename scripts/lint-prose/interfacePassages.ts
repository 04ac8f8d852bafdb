import ts from 'typescript';
import type {Passage} from './Passage';
import {textsOf} from './textsOf';

/** What a person reads of the interface: the words of `<Translate>` and the `message` of what is translated. */
export function interfacePassages(file: string, text: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Passage[] = [];
  const add = (node: ts.Node, words: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    // What is filled in later is no word of ours.
    const own = words
      .replace(/\{\w+\}/g, '`…`')
      .replace(/\s+/g, ' ')
      .trim();
    if (own !== '') found.push({file, line, text: own});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === 'Translate')
      for (const child of node.children) addChild(child, add);
    else if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'message')
      for (const words of textsOf(node.initializer)) add(node, words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function addChild(child: ts.JsxChild, add: (node: ts.Node, words: string) => void): void {
  if (ts.isJsxText(child)) add(child, child.text);
  if (ts.isJsxExpression(child) && child.expression)
    for (const words of textsOf(child.expression)) add(child, words);
}
