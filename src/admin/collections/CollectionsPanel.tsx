import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert} from '@site/src/components/form';
import {Loading} from '@site/src/components/loading/Loading';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import styles from '../admin.module.css';
import {useReading} from '../useReading';
import {CollectionForm} from './CollectionForm';
import {CollectionTable} from './CollectionTable';
import {describePlatformError} from './describePlatformError';
import {useCollections, type Collection} from './useCollections';

type Doing =
  | {readonly what: 'edit'; readonly collection?: Collection}
  | {readonly what: 'delete'; readonly collection: Collection};

/** Lists, creates, changes and deletes collections. The default export is what `lazy` demands. */
export default function CollectionsPanel() {
  const {list, save, remove} = useCollections();
  const {value, error, isReading, again} = useReading(list);
  const [doing, setDoing] = useState<Doing>();
  const stop = () => setDoing(undefined);
  return (
    <>
      <div className={styles.lead}>
        <span>
          <Translate id="admin.collections.lead">
            A collection gives its objects a name, an icon and the titles of their properties on maps.
          </Translate>
        </span>
        <button type="button" className="button button--primary" onClick={() => setDoing({what: 'edit'})}>
          <Translate id="admin.collections.new">New collection</Translate>
        </button>
      </div>
      {error !== undefined && (
        <FormAlert kind="error">
          <p>{describePlatformError(error).text}</p>
          <button type="button" className="button button--secondary button--sm" onClick={() => void again()}>
            <Translate id="admin.collections.again">Try again</Translate>
          </button>
        </FormAlert>
      )}
      {!value && isReading && <Loading />}
      {value && (
        <CollectionTable
          collections={value}
          onEdit={(collection) => setDoing({what: 'edit', collection})}
          onDelete={(collection) => setDoing({what: 'delete', collection})}
        />
      )}
      {doing?.what === 'edit' && (
        <Dialog
          title={
            doing.collection
              ? translate({id: 'admin.collections.editTitle', message: 'Change collection'})
              : translate({id: 'admin.collections.newTitle', message: 'New collection'})
          }
          onClose={stop}
        >
          <CollectionForm
            collection={doing.collection}
            taken={(value ?? []).map((each) => each.collectionId)}
            save={save}
            onDone={(name) => {
              stop();
              notify(
                'success',
                translate({id: 'admin.collections.saved', message: '{name} is saved.'}, {name}),
              );
              void again();
            }}
          />
        </Dialog>
      )}
      {doing?.what === 'delete' && (
        <Confirm
          title={translate(
            {id: 'admin.collections.deleteTitle', message: 'Delete {name}?'},
            {name: doing.collection.collectionName},
          )}
          action={translate({id: 'admin.collections.deleteAction', message: 'Delete collection'})}
          onConfirm={async () => {
            await remove(doing.collection.collectionId);
            notify(
              'success',
              translate(
                {id: 'admin.collections.deleted', message: '{name} is deleted.'},
                {name: doing.collection.collectionName},
              ),
            );
            await again();
          }}
          describe={describePlatformError}
          onClose={stop}
        >
          <Translate id="admin.collections.deleteText">
            Its objects, routes and areas stay, without a collection to describe them. There is no undo.
          </Translate>
        </Confirm>
      )}
    </>
  );
}
