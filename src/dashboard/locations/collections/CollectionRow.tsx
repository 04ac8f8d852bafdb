import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {paceOf} from '@site/src/collections/objects/paceOf';
import type {Collection} from '@site/src/collections/types';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import styles from './collections.module.css';

interface Props {
  readonly collection: Collection;
  /** Undefined until the platform has said which there are. */
  readonly objects: readonly Item[] | undefined;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** One collection: its objects in numbers, how often they report, and where it is shown. */
export function CollectionRow({collection, objects, edit, remove}: Props) {
  const {collectionId, collectionName: name, showOn = []} = collection;
  const silent = objects?.filter(({isSilent}) => isSilent).length ?? 0;
  const facts = [
    objects &&
      pluralText(
        translate(
          {
            id: 'dashboard.collections.objects',
            message: '{count} object|{count} objects',
            description: 'Plural forms of {count}',
          },
          {count: String(objects.length)},
        ),
        objects.length,
      ),
    silent > 0 &&
      translate({id: 'dashboard.locations.silentCount', message: '{count} silent'}, {count: String(silent)}),
    translate(
      {id: 'dashboard.collections.pace', message: 'every {seconds} s'},
      {seconds: String(paceOf(collection))},
    ),
  ];
  return (
    <li className={styles.collection}>
      <div>
        <strong>{name}</strong> <code>{collectionId}</code>
        <p>{facts.filter(Boolean).join(', ')}</p>
        <p>
          {showOn.length > 0 ? (
            <Translate id="dashboard.collections.shownOn" values={{places: showOn.join(', ')}}>
              {'shown on {places}'}
            </Translate>
          ) : (
            <Translate id="dashboard.collections.shownNowhere">shown nowhere</Translate>
          )}
        </p>
      </div>
      <IconButton
        isQuiet
        name={translate({id: 'admin.collections.editLabel', message: 'Change {name}'}, {name})}
        path="M11 3l2 2-7.500 7.500L3 13l.5-2.500z"
        onClick={edit}
      />
      <IconButton
        isQuiet
        name={translate({id: 'admin.collections.deleteLabel', message: 'Delete {name}'}, {name})}
        path="M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.6 8.500h5.800l.6-8.500M6.800 7v3.500M9.200 7v3.500"
        onClick={remove}
      />
    </li>
  );
}
