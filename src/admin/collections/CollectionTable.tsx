import Translate, {translate} from '@docusaurus/Translate';
import type {Collection} from '@site/src/collections/types';
import {Moment} from '@site/src/components/moment/Moment';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import styles from '../shared/admin.module.css';
import own from './collections.module.css';

interface Props {
  readonly collections: readonly Collection[];
  readonly onEdit: (collection: Collection) => void;
  readonly onDelete: (collection: Collection) => void;
}

export function CollectionTable({collections, onEdit, onDelete}: Props) {
  if (collections.length === 0) {
    return (
      <p role="status">
        <Translate id="admin.collections.none">This account has no collections yet.</Translate>
      </p>
    );
  }
  const caption = translate(
    {id: 'admin.collections.caption', message: 'Collections of this account: {count}'},
    {count: collections.length},
  );
  return (
    <ScrollTable className={styles.table} label={caption}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="admin.collections.name">Name</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.collections.id">Id</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.collections.shownOn">Shown on</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.collections.every">Reports every</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.collections.created">Created</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.collections.actions">Actions</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {collections.map((collection) => (
          <tr key={collection.collectionId}>
            <th scope="row">{collection.collectionName}</th>
            <td>
              <code>{collection.collectionId}</code>
            </td>
            <td>{collection.showOn?.join(', ') || '–'}</td>
            <td>{collection.updateFrequencySeconds ?? 60} s</td>
            <td>
              <Moment at={Date.parse(collection.createdDate)} />
            </td>
            <td>
              <span className={own.actions}>
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  aria-label={translate(
                    {id: 'admin.collections.editLabel', message: 'Change {name}'},
                    {name: collection.collectionName},
                  )}
                  onClick={() => onEdit(collection)}
                >
                  <Translate id="admin.collections.edit">Change</Translate>
                </button>
                <button
                  type="button"
                  className="button button--danger button--sm"
                  aria-label={translate(
                    {id: 'admin.collections.deleteLabel', message: 'Delete {name}'},
                    {name: collection.collectionName},
                  )}
                  onClick={() => onDelete(collection)}
                >
                  <Translate id="admin.collections.delete">Delete</Translate>
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
