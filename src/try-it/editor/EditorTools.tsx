import Translate from '@docusaurus/Translate';
import {foldAll, unfoldAll} from '@codemirror/language';
import {openSearchPanel} from '@codemirror/search';
import type {Command, EditorView} from '@codemirror/view';
import type {ReactNode, RefObject} from 'react';
import controls from '../controls.module.css';

interface Props {
  readonly view: RefObject<EditorView | null>;
  readonly children: ReactNode;
}

/** What the editor's keys do as well, for those who do not know them. */
export function EditorTools({view, children}: Props) {
  const run = (command: Command) => (): void => {
    if (view.current) command(view.current);
  };
  return (
    <div className={controls.tools}>
      <button type="button" className={controls.quiet} onClick={run(openSearchPanel)}>
        <Translate id="tryIt.editor.search">Search</Translate>
      </button>
      <button type="button" className={controls.quiet} onClick={run(foldAll)}>
        <Translate id="tryIt.editor.foldAll">Fold all</Translate>
      </button>
      <button type="button" className={controls.quiet} onClick={run(unfoldAll)}>
        <Translate id="tryIt.editor.unfoldAll">Unfold all</Translate>
      </button>
      {children}
    </div>
  );
}
