import Translate from '@docusaurus/Translate';
import {IDENTIFIER_PATTERN, identifierRule} from '@site/src/platform';
import {useId} from 'react';
import shared from '../../shared/import/import.module.css';
import styles from './import.module.css';

interface Props {
  /** Kept outside, as the form is away while plans are being stored. */
  readonly collectionId: string;
  readonly setCollectionId: (collectionId: string) => void;
  readonly store: () => void;
  readonly isBusy: boolean;
}

/** Names a collection for the plans, or leaves them theirs, and stores them. */
export function StoreForm({collectionId, setCollectionId, store, isBusy}: Props) {
  const id = useId();
  return (
    <form
      className={shared.store}
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <label htmlFor={id}>
        <Translate id="admin.import.collection">
          {"Collection (leave empty to keep each file's own)"}
        </Translate>
      </label>
      <input
        id={id}
        className={styles.collection}
        value={collectionId}
        pattern={IDENTIFIER_PATTERN}
        title={identifierRule()}
        onChange={({target}) => setCollectionId(target.value)}
      />
      <button type="submit" className="button button--primary button--sm" disabled={isBusy}>
        <Translate id="admin.import.store">Store the plans</Translate>
      </button>
    </form>
  );
}
