import Translate, {translate} from '@docusaurus/Translate';
import type {Collection} from '@site/src/collections/types';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Ref, RefObject} from 'react';
import {FilterField} from '../shared/filter-field/FilterField';
import type {CollectionsView} from './address/collectionsView';
import styles from './collections.module.css';
import type {CollectionRow} from './rows/collectionRow';
import {CollectionTable} from './table/CollectionTable';

interface Props {
  readonly total: number;
  readonly found: readonly CollectionRow[];
  readonly failed: readonly string[];
  readonly view: CollectionsView;
  readonly change: (patch: Partial<CollectionsView>, how?: {readonly isStep?: boolean}) => void;
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly retry: () => void;
  /** Asks for everything anew. */
  readonly refresh: () => void;
  readonly create: () => void;
  readonly edit: (collection: Collection) => void;
  readonly remove: (collection: Collection) => void;
  readonly openImport: () => void;
  readonly saveFile: (collections: readonly Collection[]) => void;
  /** How far the table is scrolled, for when the reader comes back to it. */
  readonly offset: RefObject<number>;
  /** Gets the focus back from the import. */
  readonly importButton: Ref<HTMLButtonElement>;
}

/** The search, what can be done with collections, and the table. */
export function ListView(props: Props) {
  const {total, found, failed, view, change, see, ticked, tick, edit, remove, offset, importButton} = props;
  const chosen = found.filter((row) => ticked.has(row.collection.collectionId));
  const count = chosen.length > 0 ? chosen.length : found.length;
  return (
    <>
      <div className={styles.bar}>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <FilterField
            label={translate({id: 'admin.collections.search', message: 'Search by name or id'})}
            type="search"
            value={view.text}
            change={(text) => change({text})}
            clears={0}
          />
        </form>
        <SmallButton onClick={props.refresh}>
          <Translate id="admin.collections.refresh">Refresh</Translate>
        </SmallButton>
        <SmallButton
          isDisabled={count === 0}
          onClick={() => props.saveFile((chosen.length > 0 ? chosen : found).map((row) => row.collection))}
        >
          {translate(
            {id: 'admin.collections.exportCount', message: 'Save {count} as JSON'},
            {count: String(count)},
          )}
        </SmallButton>
        <SmallButton ref={importButton} onClick={props.openImport}>
          <Translate id="admin.collections.import">Import JSON</Translate>
        </SmallButton>
        <button type="button" className="button button--primary button--sm" onClick={props.create}>
          <Translate id="admin.collections.new">New collection</Translate>
        </button>
      </div>
      <p className={styles.count} role="status">
        <Translate
          id="admin.collections.count"
          values={{count: <strong>{found.length}</strong>, total, selected: chosen.length}}
        >
          {'Collections: {count} of {total}, {selected} selected'}
        </Translate>
      </p>
      {failed.length > 0 && (
        <p className={styles.failed} role="alert">
          <Translate id="admin.collections.failed" values={{count: failed.length}}>
            {'Collections whose objects could not be read: {count}.'}
          </Translate>{' '}
          <SmallButton onClick={props.retry}>
            <Translate id="admin.problem.again">Try again</Translate>
          </SmallButton>
        </p>
      )}
      {total === 0 ? (
        <p role="status">
          <Translate id="admin.collections.none">This account has no collections yet.</Translate>
        </p>
      ) : (
        <CollectionTable
          rows={found}
          view={view}
          change={change}
          see={see}
          ticked={ticked}
          tick={tick}
          edit={edit}
          remove={remove}
          failed={failed}
          offset={offset}
        />
      )}
    </>
  );
}
