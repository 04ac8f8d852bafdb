import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {notify} from '@site/src/components/notices';
import type {Collection, CollectionInput} from './types';
import {CollectionForm} from './CollectionForm';
import {describePlatformError} from './describePlatformError';

/** What is being done with collections. */
export type CollectionTask =
  | {readonly what: 'edit'; readonly collection?: Collection}
  | {readonly what: 'delete'; readonly collection: Collection};

interface Props {
  readonly task: CollectionTask | undefined;
  /** Ids in use. */
  readonly taken: readonly string[];
  /** Both throw `PlatformError`. */
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly remove: (collectionId: string) => Promise<void>;
  readonly stop: () => void;
}

/** Creates, changes or deletes a collection, and says when it is done. */
export function CollectionDialogs({task, taken, save, remove, stop}: Props) {
  if (!task) return null;
  const {collection} = task;
  if (task.what === 'delete') return <Deletion {...{collection: task.collection, remove, stop}} />;
  return (
    <Dialog
      title={
        collection
          ? translate({id: 'admin.collections.editTitle', message: 'Change collection'})
          : translate({id: 'admin.collections.newTitle', message: 'New collection'})
      }
      onClose={stop}
    >
      <CollectionForm
        {...{collection, taken, save}}
        onDone={(name) => {
          stop();
          notify(
            'success',
            translate({id: 'admin.collections.saved', message: '{name} has been saved.'}, {name}),
          );
        }}
      />
    </Dialog>
  );
}

interface DeletionProps extends Pick<Props, 'remove' | 'stop'> {
  readonly collection: Collection;
}

function Deletion({collection, remove, stop}: DeletionProps) {
  const {collectionId, collectionName: name} = collection;
  return (
    <Confirm
      title={translate({id: 'admin.collections.deleteTitle', message: 'Delete {name}?'}, {name})}
      action={translate({id: 'admin.collections.deleteAction', message: 'Delete collection'})}
      onConfirm={async () => {
        await remove(collectionId);
        notify(
          'success',
          translate({id: 'admin.collections.deleted', message: '{name} has been deleted.'}, {name}),
        );
      }}
      describe={describePlatformError}
      onClose={stop}
    >
      <Translate id="admin.collections.deleteText">
        Its objects, routes and areas are kept, but no collection will describe them. This cannot be undone.
      </Translate>
    </Confirm>
  );
}
