import {ensureSyntaxTree} from '@codemirror/language';
import type {Diagnostic} from '@codemirror/lint';
import type {EditorState} from '@codemirror/state';
import type {Violation} from '@site/src/openapi/validation/types';

type SyntaxNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

/** Violations of a JSON text as marks on the values they are about. */
export function diagnostics(state: EditorState, violations: readonly Violation[]): Diagnostic[] {
  return violations.map(({path, message, offset}) => {
    if (offset !== undefined) return {...mark(state, offset), severity: 'error', message};
    return {...rangeAt(state, path), severity: 'error', message};
  });
}

/** The first line of the value at a path, or of the innermost value on the way where the path leads to nothing. */
export function rangeAt(state: EditorState, path: readonly string[]): {from: number; to: number} {
  const root = ensureSyntaxTree(state, state.doc.length, 200)?.topNode.firstChild;
  const node = root && nodeAt(state, root, path);
  const {from, to} = node ?? {from: 0, to: state.doc.line(1).to};
  return {from, to: Math.min(to, state.doc.lineAt(from).to)};
}

/** The rest of the line from an offset on, or the character before it at the line's end. */
function mark(state: EditorState, offset: number): {from: number; to: number} {
  const line = state.doc.lineAt(Math.min(offset, state.doc.length));
  const from = Math.min(offset, Math.max(line.from, line.to - 1));
  return {from, to: line.to};
}

/** The node of the value at a path, or of the innermost value on the way where the path leads to nothing. */
function nodeAt(state: EditorState, root: SyntaxNode, path: readonly string[]): SyntaxNode {
  let node = root;
  for (const part of path) {
    const next = node.name === 'Array' ? entry(node, Number(part)) : property(state, node, part);
    if (!next) return node;
    node = next;
  }
  return node;
}

function children(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
}

function entry(node: SyntaxNode, index: number): SyntaxNode | undefined {
  return children(node).filter(({name}) => !['[', ']', ','].includes(name))[index];
}

function property(state: EditorState, node: SyntaxNode, key: string): SyntaxNode | undefined {
  const own = children(node).find(({name, firstChild}) => {
    if (name !== 'Property' || !firstChild) return false;
    return state.sliceDoc(firstChild.from, firstChild.to) === JSON.stringify(key);
  });
  return own?.lastChild ?? undefined;
}
