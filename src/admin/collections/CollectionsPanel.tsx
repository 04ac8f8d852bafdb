import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {Loading} from '@site/src/components/loading/Loading';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {CollectionForm} from './CollectionForm';
import {CollectionTable} from './CollectionTable';
import {describePlatformError} from './describePlatformError';
import {useCollections, type Collection} from './useCollections';

type Task =
  | {readonly what: 'edit'; readonly collection?: Collection}
  | {readonly what: 'delete'; readonly collection: Collection};

/** Lists, creates, changes and deletes collections. `lazy` requires the default export. */
export default function CollectionsPanel() {
  const {list, save, remove} = useCollections();
  const {value, error, isLoading, reload} = useLoaded(list);
  const [task, setTask] = useState<Task>();
  const stop = () => setTask(undefined);
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
      {task?.what === 'edit' && (
        <Dialog
          title={
            task.collection
              ? translate({id: 'admin.collections.editTitle', message: 'Change collection'})
              : translate({id: 'admin.collections.newTitle', message: 'New collection'})
          }
          onClose={stop}
        >
          <CollectionForm
            collection={task.collection}
            taken={(value ?? []).map((each) => each.collectionId)}
            save={save}
            onDone={(name) => {
              stop();
              notify(
                'success',
                translate({id: 'admin.collections.saved', message: '{name} has been saved.'}, {name}),
              );
              void reload();
            }}
          />
        </Dialog>
      )}
      {task?.what === 'delete' && (
        <Confirm
          title={translate(
            {id: 'admin.collections.deleteTitle', message: 'Delete {name}?'},
            {name: task.collection.collectionName},
          )}
          action={translate({id: 'admin.collections.deleteAction', message: 'Delete collection'})}
          onConfirm={async () => {
            await remove(task.collection.collectionId);
            notify(
              'success',
              translate(
                {id: 'admin.collections.deleted', message: '{name} has been deleted.'},
                {name: task.collection.collectionName},
              ),
            );
            await reload();
          }}
          describe={describePlatformError}
          onClose={stop}
        >
          <Translate id="admin.collections.deleteText">
            Its objects, routes and areas are kept, but no collection will describe them. This cannot be
            undone.
          </Translate>
        </Confirm>
      )}
    </>
  );
}
