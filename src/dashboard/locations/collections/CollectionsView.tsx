import {pluralText} from '@site/src/components/plural/pluralText';
import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {CollectionDialogs, type CollectionTask} from '@site/src/collections/CollectionDialogs';
import {isShown, toItem, type Item} from '@site/src/collections/objects/items';
import type {Collection} from '@site/src/collections/types';
import {findNamed} from '@site/src/collections/deletion/findNamed';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {RowList} from '@site/src/components/list-row/RowList';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useConnection} from '../../shared/data/connection';
import {collectionsQuestion, objectsQuestion} from '../../shared/data/questions';
import {usePlatformQueries, usePlatformQuery} from '../../shared/data/usePlatformQuery';
import {DataAge} from '../../shared/parts/DataAge';
import {CollectionRow} from './CollectionRow';
import styles from './collections.module.css';

interface Props {
  /** Of the collections that the dashboard shows. */
  readonly items: readonly Item[];
  /** Milliseconds since 1970, at the platform. */
  readonly now: number;
}

/** The collections of the account: how many objects each has, and how they are made and taken away. */
export function CollectionsView({items, now}: Props) {
  const result = usePlatformQuery(collectionsQuestion);
  const collections = result.data ?? [];
  const hidden = collections.filter((each) => !isShown(each));
  const hiddenObjects = usePlatformQueries(hidden.map(objectsQuestion));
  const objectsOf = (collection: Collection) =>
    isShown(collection)
      ? items.filter((item) => item.collection.collectionId === collection.collectionId)
      : hiddenObjects[hidden.indexOf(collection)]?.data?.map((object) => toItem(object, collection, now));
  const {client} = useConnection();
  const queries = useQueryClient();
  const [task, setTask] = useState<CollectionTask>();
  const reload = () =>
    queries.invalidateQueries({predicate: ({queryKey}) => queryKey[1] === collectionsQuestion.key[0]});
  return (
    <>
      <DataAge results={[result, ...hiddenObjects]} />
      <div className={styles.head}>
        <span role="status">
          {pluralText(
            translate(
              {
                id: 'dashboard.collections.count',
                message: '{count} collection|{count} collections',
                description: 'Plural forms of {count}',
              },
              {count: String(collections.length)},
            ),
            collections.length,
          )}
        </span>
        <SmallButton onClick={() => setTask({what: 'edit'})}>
          <Translate id="admin.collections.new">New collection</Translate>
        </SmallButton>
      </div>
      {result.isPending && <Loading />}
      <RowList className={styles.list}>
        {byName(collections, ({collectionName}) => collectionName).map((each) => (
          <CollectionRow
            key={each.collectionId}
            collection={each}
            objects={objectsOf(each)}
            edit={() => setTask({what: 'edit', collection: each})}
            remove={() => setTask({what: 'delete', collection: each})}
          />
        ))}
      </RowList>
      <CollectionDialogs
        task={task}
        list={async () => dataOf(await client.GET('/locations/v2/collections')).collections}
        save={async (body) => {
          dataOf(await client.POST('/locations/v2/collections', {body}));
          await reload();
        }}
        remove={async (collectionId) => {
          const params = {path: {collectionIds: [collectionId]}};
          dataOf(await client.DELETE('/locations/v2/collections/{collectionIds}', {params}));
          await reload();
        }}
        findNamed={(collectionId, signal) => findNamed(client, collectionId, signal)}
        stop={() => setTask(undefined)}
      />
    </>
  );
}
