import {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import {CollectionForm} from './CollectionForm';
import {Deletion} from './deletion/Deletion';
import type {Named} from './deletion/findNamed';
import {differs, rowsOf} from './properties/titleRows';
import type {Collection, CollectionInput} from './types';

/** What is being done with collections. */
export type CollectionTask =
  | {readonly what: 'edit'; readonly collection?: Collection}
  | {readonly what: 'delete'; readonly collection: Collection};

interface Props {
  readonly task: CollectionTask | undefined;
  /** All four throw `PlatformError`. */
  readonly list: () => Promise<readonly Collection[]>;
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly remove: (collectionId: string) => Promise<void>;
  readonly findNamed: (collectionId: string, signal: AbortSignal) => Promise<Named>;
  readonly stop: () => void;
}

/** Creates, changes or deletes a collection, and says when it is done. */
export function CollectionDialogs({task, remove, findNamed, stop, ...calls}: Props) {
  if (!task) return null;
  const {collection} = task;
  if (task.what === 'delete')
    return <Deletion collection={task.collection} findNamed={findNamed} remove={remove} stop={stop} />;
  return <EditDialog collection={collection} stop={stop} {...calls} />;
}

interface EditProps extends Pick<Props, 'list' | 'save' | 'stop'> {
  readonly collection: Collection | undefined;
}

function EditDialog({collection, list, save, stop}: EditProps) {
  const [first] = useState(() => rowsOf(collection?.properties));
  const [rows, setRows] = useState(first);
  return (
    <Dialog
      title={
        collection
          ? translate({id: 'admin.collections.editTitle', message: 'Change collection'})
          : translate({id: 'admin.collections.newTitle', message: 'New collection'})
      }
      isDirty={differs(rows, first)}
      onClose={stop}
    >
      <CollectionForm
        collection={collection}
        rows={rows}
        setRows={setRows}
        list={list}
        save={save}
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
