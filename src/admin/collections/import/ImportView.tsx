import Translate, {translate} from '@docusaurus/Translate';
import type {Collection, CollectionInput} from '@site/src/collections/types';
import {FormAlert} from '@site/src/components/form';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import {DraftTable} from './DraftTable';
import styles from './import.module.css';
import {RefusedList} from './RefusedList';
import {useImport} from './useImport';

interface Props {
  readonly stored: readonly Collection[];
  readonly save: (input: CollectionInput) => Promise<void>;
  readonly onStored: () => void;
  readonly close: () => void;
}

/** Opens a file of collections, says what would become of each, and stores them on request. */
export function ImportView({stored, save, onStored, close}: Props) {
  const id = useId();
  const file = useImport({stored, save, onStored});
  const {drafts, results, problem, isBusy, left, total, hasFile} = file;
  const count = (kind: string) => drafts.filter((draft) => draft.kind === kind).length;
  return (
    <section className={styles.import} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Translate id="admin.collections.import.title">Import collections</Translate>
        </h2>
        <SmallButton onClick={close} isDisabled={isBusy}>
          <Translate id="admin.collections.import.close">Close the import</Translate>
        </SmallButton>
      </header>
      <p>
        <label htmlFor={`${id}-file`}>
          <Translate id="admin.collections.import.choose">JSON file of collections</Translate>
        </label>{' '}
        <input
          id={`${id}-file`}
          type="file"
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
            {'New: {added}. Overwriting: {overwrites}. Stored like this already: {same}. Refused: {refused}.'}
          </Translate>
        </p>
      )}
      <RefusedList drafts={drafts} />
      {drafts.length > count('refused') && <DraftTable {...{drafts, results}} />}
      {total > 0 && (
        <div className={styles.store}>
          {isBusy ? (
            <SmallButton onClick={file.stop}>
              <Translate id="admin.collections.import.stop">Stop</Translate>
            </SmallButton>
          ) : (
            left > 0 && (
              <button
                type="button"
                className="button button--primary button--sm"
                onClick={() => void file.store()}
              >
                {translate(
                  {id: 'admin.collections.import.store', message: 'Store {count} collections'},
                  {count: String(left)},
                )}
              </button>
            )
          )}
          {(isBusy || results.size > 0) && (
            <p role="status">
              <progress value={total - left} max={total} aria-labelledby={`${id}-progress`} />{' '}
              <span id={`${id}-progress`}>
                <Translate id="admin.collections.import.progress" values={{done: total - left, total}}>
                  {'{done} of {total} stored'}
                </Translate>
              </span>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
