import Translate, {translate} from '@docusaurus/Translate';
import type {OfflineStatus} from '../protocol';
import {useSaved, type SavedPages} from './useSaved';
import styles from './offline.module.css';

/** How much this browser keeps, with buttons to save it and to remove it. */
export function SavedSection() {
  const pages = useSaved();
  return (
    <section className={styles.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">
        <Translate id="offline.saved.heading">In this browser</Translate>
      </h2>
      <State {...pages} />
    </section>
  );
}

function State({saved, save, remove}: SavedPages) {
  switch (saved.kind) {
    case 'unknown':
      return (
        <p role="status">
          <Translate id="offline.saved.unknown">Looking for saved pages…</Translate>
        </p>
      );
    case 'impossible':
      return (
        <p>
          <Translate id="offline.saved.impossible">
            This browser cannot save pages here. The reason may be a private window, or an address without
            HTTPS.
          </Translate>
        </p>
      );
    case 'none':
      return (
        <>
          <p role="status">
            <Translate id="offline.saved.none">No pages are saved.</Translate>
          </p>
          <SaveButton save={save} />
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">
            <Translate id="offline.saved.failed" values={{reason: saved.reason}}>
              {'The pages could not be saved: {reason}. What was saved before is kept.'}
            </Translate>
          </p>
          <SaveButton save={save} />
        </>
      );
    case 'saving':
      return <Saving status={saved.status} />;
    case 'kept':
      return <Kept status={saved.status} save={save} remove={remove} />;
  }
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

function Kept({status, save, remove}: StatusProps & Omit<SavedPages, 'saved'>) {
  const {savedFiles, files, bytes} = status;
  const isWhole = savedFiles === files;
  return (
    <>
      <p role="status">
        {isWhole
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
            )}
      </p>
      <div className={styles.actions}>
        {!isWhole && <SaveButton save={save} />}
        <button type="button" className="button button--secondary" onClick={() => void remove()}>
          <Translate id="offline.saved.remove">Remove saved pages</Translate>
        </button>
      </div>
    </>
  );
}

function SaveButton({save}: Pick<SavedPages, 'save'>) {
  return (
    <button type="button" className="button button--primary" onClick={() => void save()}>
      <Translate id="offline.saved.save">Save now</Translate>
    </button>
  );
}
