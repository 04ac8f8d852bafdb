import {CollectionDialogs, type CollectionTask} from '@site/src/collections/CollectionDialogs';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {Collection} from '@site/src/collections/types';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {Loading} from '@site/src/components/loading/Loading';
import {useRef, useState} from 'react';
import {LoadProblem} from '../shared/LoadProblem';
import {useAddressView} from '../shared/useAddressView';
import {useHeadingFocus} from '../shared/useHeadingFocus';
import {useInSight} from '../shared/useInSight';
import {useLoaded} from '../shared/useLoaded';
import {formatCollectionsView, parseCollectionsView} from './address/collectionsView';
import {CollectionDetail} from './detail/CollectionDetail';
import {collectionFile} from './files/collectionFile';
import {ImportView} from './import/ImportView';
import {ListHead} from './ListHead';
import {ListView} from './ListView';
import {useCollections} from './useCollections';
import {useRows} from './useRows';

const noCollections: readonly Collection[] = [];

/** Lists, creates, changes and deletes collections, in and out of files. `lazy` requires the default export. */
export default function CollectionsPanel() {
  const {list, save, remove, findNamed, data} = useCollections();
  const {value, error, isLoading, reload} = useLoaded(list);
  const {view, change} = useAddressView(parseCollectionsView, formatCollectionsView);
  const [inSight, see] = useInSight();
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set());
  const [task, setTask] = useState<CollectionTask>();
  const [isImporting, setImporting] = useState(false);
  const collections = value ?? noCollections;
  const {found, failed} = useRows(data, collections, view, inSight);
  const heading = useHeadingFocus(view.id);
  const shown = collections.find(({collectionId}) => collectionId === view.id);
  const edit = (collection: Collection) => setTask({what: 'edit', collection});
  const askToRemove = (collection: Collection) => setTask({what: 'delete', collection});
  const offset = useRef(0);
  const importButton = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    setImporting(false);
    importButton.current?.focus();
  };
  const refresh = () => {
    data.clear();
    void reload();
  };
  const saveFile = (own: readonly Collection[]) =>
    downloadFile('collections.json', 'application/json', collectionFile(own));
  return (
    <>
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value && shown && (
        <CollectionDetail
          collection={shown}
          data={data}
          heading={heading}
          close={() => change({id: ''}, {isStep: true})}
          edit={() => edit(shown)}
          remove={() => askToRemove(shown)}
          saveFile={() => saveFile([shown])}
        />
      )}
      {value && !shown && <ListHead unlistedId={view.id} heading={heading} />}
      {isImporting && (
        // It goes on while a collection is open, and is seen again with the list.
        <div hidden={shown !== undefined}>
          <ImportView list={list} save={save} onStored={refresh} close={closeImport} />
        </div>
      )}
      {value && !shown && (
        <ListView
          total={collections.length}
          found={found}
          failed={failed}
          view={view}
          change={change}
          see={see}
          ticked={ticked}
          tick={tick}
          refresh={refresh}
          edit={edit}
          saveFile={saveFile}
          offset={offset}
          importButton={importButton}
          retry={data.retry}
          create={() => setTask({what: 'edit'})}
          remove={askToRemove}
          openImport={() => setImporting(true)}
        />
      )}
      <CollectionDialogs
        task={task}
        list={list}
        findNamed={findNamed}
        save={async (collection) => {
          await save(collection);
          await reload();
        }}
        remove={async (collectionId) => {
          await remove(collectionId);
          await reload();
          if (collectionId === view.id) change({id: ''});
        }}
        stop={() => setTask(undefined)}
      />
    </>
  );
}
