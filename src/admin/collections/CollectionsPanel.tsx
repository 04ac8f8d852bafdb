import Translate from '@docusaurus/Translate';
import {CollectionDialogs, type CollectionTask} from '@site/src/collections/CollectionDialogs';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {useState} from 'react';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {CollectionTable} from './CollectionTable';
import {useCollections} from './useCollections';

/** Lists, creates, changes and deletes collections. `lazy` requires the default export. */
export default function CollectionsPanel() {
  const {list, save, remove} = useCollections();
  const {value, error, isLoading, reload} = useLoaded(list);
  const [task, setTask] = useState<CollectionTask>();
  return (
    <>
      <div className={styles.lead}>
        <span>
          <Translate id="admin.collections.lead">
            A collection gives its objects a name, an icon and the titles of their properties on maps.
          </Translate>
        </span>
        <button type="button" className="button button--primary" onClick={() => setTask({what: 'edit'})}>
          <Translate id="admin.collections.new">New collection</Translate>
        </button>
      </div>
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value && (
        <CollectionTable
          collections={value}
          onEdit={(collection) => setTask({what: 'edit', collection})}
          onDelete={(collection) => setTask({what: 'delete', collection})}
        />
      )}
      <CollectionDialogs
        task={task}
        taken={(value ?? []).map(({collectionId}) => collectionId)}
        save={async (collection) => {
          await save(collection);
          await reload();
        }}
        remove={async (collectionId) => {
          await remove(collectionId);
          await reload();
        }}
        stop={() => setTask(undefined)}
      />
    </>
  );
}
