import {EditorView} from '@codemirror/view';
import {restoreCursor} from './restoreCursor';

/**
 * Replaces what is selected by what is typed. Left to itself a browser keeps the look of the first selected character
 * in a `style` around the new text, which the editor drops again and the content security policy refuses.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const {data, inputType} = event;
    // Text that comes from elsewhere than the keyboard, such as dictation, names no range: it replaces the selection.
    const range = event.getTargetRanges()[0] ?? selectedRange(view);
    if (inputType !== 'insertText' || data === null || !range || range.collapsed) return false;
    if (view.composing || view.state.readOnly) return false;
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    const insert = view.state.toText(data);
    view.dispatch({
      changes: {from, to, insert},
      selection: {anchor: from + insert.length},
      scrollIntoView: true,
      userEvent: 'input.type',
    });
    event.preventDefault();
    restoreCursor(view);
    return true;
  },
});

function selectedRange({contentDOM}: EditorView): Range | undefined {
  const selection = contentDOM.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && contentDOM.contains(range.commonAncestorContainer) ? range : undefined;
}
