import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {useEffect, useRef} from 'react';
import type {OfflineStatus} from '../protocol';
import styles from './offline.module.css';
import {failureText, impossibleText} from './failureText';
import {useSaved, type Saved} from './useSaved';

/** How much this browser keeps, with buttons to save it and to remove it. */
export function SavedSection() {
  const {saved, save, remove} = useSaved();
  const section = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that was pressed goes with what it changes.
    if (wasPressed.current && document.activeElement === document.body) section.current?.focus();
  }, [saved.kind]);
  const press = (act: () => Promise<void>) => {
    wasPressed.current = true;
    void act();
  };
  const isSaving = saved.kind === 'saving';
  const isWhole = saved.kind === 'kept' && saved.status.savedFiles === saved.status.files;
  const canSave = saved.kind === 'none' || saved.kind === 'failed' || (saved.kind === 'kept' && !isWhole);
  return (
    <section ref={section} tabIndex={-1} className={styles.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">
        <Translate id="offline.saved.heading">In this browser</Translate>
      </h2>
      {/* One element for all states: screen readers announce what changes in it, not a new one. */}
      <p role="status" className={isSaving ? hidden.hidden : undefined}>
        {stateText(saved)}
      </p>
      {isSaving && <Saving status={saved.status} />}
      {(canSave || saved.kind === 'kept') && (
        <div className={styles.actions}>
          {canSave && (
            <button type="button" className="button button--primary" onClick={() => press(save)}>
              <Translate id="offline.saved.save">Save now</Translate>
            </button>
          )}
          {saved.kind === 'kept' && (
            <button type="button" className="button button--secondary" onClick={() => press(remove)}>
              <Translate id="offline.saved.remove">Remove saved pages</Translate>
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function stateText(saved: Saved): string {
  switch (saved.kind) {
    case 'unknown':
      return translate({id: 'offline.saved.unknown', message: 'Looking for saved pages…'});
    case 'impossible':
      return impossibleText();
    case 'none':
      return translate({id: 'offline.saved.none', message: 'No pages are saved.'});
    case 'failed':
      return failureText(saved.failure);
    case 'saving':
      return translate({id: 'offline.saved.begun', message: 'The pages are being saved.'});
    case 'kept':
      return keptText(saved.status);
  }
}

function keptText({savedFiles, files, bytes}: OfflineStatus): string {
  return savedFiles === files
    ? translate(
        {
          id: 'offline.saved.whole',
          message: 'Guides, API reference and search are saved ({size} MB).',
          description: 'How much the browser keeps for reading offline',
        },
        {size: (bytes / 1e6).toFixed(1)},
      )
    : translate(
        {id: 'offline.saved.part', message: '{saved} of {files} files are saved.'},
        {saved: String(savedFiles), files: String(files)},
      );
}

interface StatusProps {
  readonly status: OfflineStatus;
}

function Saving({status}: StatusProps) {
  const {savedFiles, files} = status;
  return (
    <div>
      <label htmlFor="saving">
        <Translate id="offline.saved.saving" values={{saved: savedFiles, files}}>
          {'Saving: {saved} of {files} files'}
        </Translate>
      </label>
      <progress id="saving" max={files} value={savedFiles} />
    </div>
  );
}
