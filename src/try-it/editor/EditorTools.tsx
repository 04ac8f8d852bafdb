import {translate} from '@docusaurus/Translate';
import {foldAll, unfoldAll} from '@codemirror/language';
import {openSearchPanel} from '@codemirror/search';
import type {Command, EditorView} from '@codemirror/view';
import type {ReactNode, RefObject} from 'react';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import controls from '../controls.module.css';

interface Props {
  readonly view: RefObject<EditorView | null>;
  readonly children: ReactNode;
}

const paths = {
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.5 10.5 14 14',
  // Arrows towards a line, and away from it.
  fold: 'M2.5 8h11M8 1.5v4M5.75 3.75 8 6l2.25-2.25M8 14.5v-4M5.75 12.25 8 10l2.25 2.25',
  unfold: 'M2.5 8h11M8 6V1.75M5.75 3.75 8 1.5l2.25 2.25M8 10v4.25M5.75 12.25 8 14.5l2.25-2.25',
};

/** What the editor's keys do as well, for those who do not know them. */
export function EditorTools({view, children}: Props) {
  const run = (command: Command) => (): void => {
    if (view.current) command(view.current);
  };
  return (
    <div className={controls.tools}>
      <IconButton
        className={controls.icon}
        name={translate({id: 'tryIt.editor.search', message: 'Search'})}
        path={paths.search}
        onClick={run(openSearchPanel)}
      />
      <IconButton
        className={controls.icon}
        name={translate({id: 'tryIt.editor.foldAll', message: 'Fold all'})}
        path={paths.fold}
        onClick={run(foldAll)}
      />
      <IconButton
        className={controls.icon}
        name={translate({id: 'tryIt.editor.unfoldAll', message: 'Unfold all'})}
        path={paths.unfold}
        onClick={run(unfoldAll)}
      />
      {children}
    </div>
  );
}
