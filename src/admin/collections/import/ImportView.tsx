import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import type {Collection, CollectionInput} from '@site/src/collections/types';
import {FormAlert} from '@site/src/components/form';
import {fileField} from '@site/src/components/small-button/SmallButton';
import {useEffect, useId, useRef} from 'react';
import {ImportFrame} from '../../shared/import/ImportFrame';
import shared from '../../shared/import/import.module.css';
import {DraftTable} from './DraftTable';
import styles from './import.module.css';
import {ImportProgress} from './ImportProgress';
import {RefusedList} from './RefusedList';
import {useImport} from './useImport';

interface Props {
  /** The collections as they are now. */
  readonly list: () => Promise<readonly Collection[]>;
  readonly save: (input: CollectionInput) => Promise<void>;
  readonly onStored: () => void;
  readonly close: () => void;
}

/** Opens a file of collections, says what would become of each, and stores them on request. */
export function ImportView({list, save, onStored, close}: Props) {
  const id = useId();
  const file = useImport({list, save, onStored});
  const {drafts, results, problem, isBusy, left, total, hasFile} = file;
  const count = (kind: string) => drafts.filter((draft) => draft.kind === kind).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const canStore = isBusy || left > 0;
  useEffect(() => {
    // The button that stored all is gone, and with it the focus.
    if (!canStore && document.activeElement === document.body) heading.current?.focus();
  }, [canStore]);
  return (
    <ImportFrame
      title={<Translate id="admin.collections.import.title">Import collections</Translate>}
      closeText={<Translate id="admin.collections.import.close">Close the import</Translate>}
      heading={heading}
      close={close}
      isBusy={isBusy}
    >
      <p className={styles.choose}>
        <label htmlFor={`${id}-file`}>
          <Translate id="admin.collections.import.choose">JSON file of collections</Translate>
        </label>
        <input
          id={`${id}-file`}
          type="file"
          className={fileField}
          accept=".json,application/json"
          disabled={isBusy}
          onChange={({target}) => {
            const [chosen] = target.files ?? [];
            if (chosen) void file.take(chosen);
            // The same file can be chosen again once it has been mended.
            target.value = '';
          }}
        />
      </p>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      {hasFile && (
        <p role="status">
          <Translate
            id="admin.collections.import.checked"
            values={{
              added: <strong>{count('new')}</strong>,
              overwrites: <strong>{count('overwrites')}</strong>,
              same: count('same'),
              refused: <strong>{count('refused')}</strong>,
            }}
          >
            {'New: {added}. Overwriting: {overwrites}. Unchanged: {same}. Rejected: {refused}.'}
          </Translate>
        </p>
      )}
      <RefusedList drafts={drafts} />
      {drafts.length > count('refused') && (
        <div className={styles.preview}>
          <DraftTable drafts={drafts} results={results} />
        </div>
      )}
      {total > 0 && (
        <div className={shared.store}>
          {canStore && (
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => (isBusy ? file.stop() : void file.store())}
            >
              {isBusy
                ? translate({id: 'admin.collections.import.stop', message: 'Stop'})
                : pluralText(
                    translate(
                      {
                        id: 'admin.collections.import.store',
                        message: 'Store {count} collection|Store {count} collections',
                        description: 'Plural forms of {count}',
                      },
                      {count: String(left)},
                    ),
                    left,
                  )}
            </button>
          )}
          {(isBusy || results.size > 0) && (
            <ImportProgress total={total} left={left} results={results} isBusy={isBusy} />
          )}
        </div>
      )}
    </ImportFrame>
  );
}
