import type {EditorView} from '@codemirror/view';

/**
 * Puts the browser's cursor where the editor's is. New marks around the text move its nodes, and the browser then leaves
 * its own cursor at the start of the line: what is typed next would come before what was typed.
 */
export function restoreCursor(view: EditorView): void {
  const {main} = view.state.selection;
  if (!view.hasFocus || !main.empty || view.composing) return;
  const {node, offset} = view.domAtPos(main.head);
  view.contentDOM.ownerDocument.getSelection()?.collapse(node, offset);
}
