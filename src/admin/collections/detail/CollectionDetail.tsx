import Translate from '@docusaurus/Translate';
import {Icon} from '@site/src/collections/icons/Icon';
import {toItem} from '@site/src/collections/objects/items';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {Collection} from '@site/src/collections/types';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useMemo, type Ref} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import type {CollectionData} from '../data/collectionData';
import {figuresOf} from '../rows/collectionRow';
import {CollectionFacts} from './CollectionFacts';
import styles from './detail.module.css';
import {ObjectsMap} from './ObjectsMap';
import {ObjectTable} from './ObjectTable';

interface Props {
  readonly collection: Collection;
  readonly data: CollectionData;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly close: () => void;
  readonly edit: () => void;
  readonly remove: () => void;
  readonly saveFile: () => void;
}

/** One collection: its facts, its objects on a map, and which of them are silent. */
export function CollectionDetail({collection, data, heading, close, edit, remove, saveFile}: Props) {
  const {collectionId, collectionName, icon} = collection;
  const reported = data.reported.valueOf(collectionId);
  const error = data.reported.errorOf(collectionId);
  const items = useMemo(
    () => reported?.objects.map((object) => toItem(object, collection, reported.at)),
    [reported, collection],
  );
  return (
    <article>
      <header className={styles.head}>
        <SmallButton onClick={close}>
          <Translate id="admin.collection.back">All collections</Translate>
        </SmallButton>
        <h2 ref={heading} tabIndex={-1}>
          <Icon icon={icon} />
          {collectionName}
        </h2>
        <span className={styles.actions}>
          <SmallButton onClick={edit}>
            <Translate id="admin.collections.edit">Change</Translate>
          </SmallButton>
          <SmallButton onClick={saveFile}>
            <Translate id="admin.collections.export">Save as JSON</Translate>
          </SmallButton>
          <SmallButton onClick={remove}>
            <Translate id="admin.collections.delete">Delete</Translate>
          </SmallButton>
        </span>
      </header>
      {error !== undefined && <LoadProblem text={describePlatformError(error).text} onAgain={data.retry} />}
      <div className={styles.columns}>
        <CollectionFacts collection={collection} figures={reported && figuresOf(collection, reported)} />
        {items && <ObjectsMap name={collectionName} items={items} />}
        {!items && error === undefined && <Loading />}
      </div>
      {items && reported && items.length > 0 && <ObjectTable items={items} at={reported.at} />}
    </article>
  );
}
