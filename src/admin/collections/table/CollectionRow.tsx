import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/collections/icons/Icon';
import {paceOf} from '@site/src/collections/objects/paceOf';
import {AgoText} from '@site/src/components/moment/AgoText';
import {Moment} from '@site/src/components/moment/Moment';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {TickCell} from '../../shared/virtual-table/TickCell';
import tableStyles from '../../shared/virtual-table/virtualTable.module.css';
import type {CollectionRow as Row} from '../rows/collectionRow';
import styles from './table.module.css';

interface Props {
  readonly row: Row;
  /** In the table, without its head. */
  readonly index: number;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
  readonly open: () => void;
  readonly edit: () => void;
  readonly remove: () => void;
  readonly hasFailed: boolean;
}

export function CollectionRow({row, index, isTicked, tick, open, edit, remove, hasFailed}: Props) {
  const {collection, figures} = row;
  const {collectionId, collectionName: name, icon, createdDate} = collection;
  const unknown = (
    <span className={styles.unknown}>
      {hasFailed ? translate({id: 'admin.collections.unread', message: 'not read'}) : '…'}
    </span>
  );
  return (
    <tr aria-rowindex={index + 2} data-ticked={isTicked}>
      <TickCell
        label={translate({id: 'admin.collections.tick', message: 'Select {name}'}, {name})}
        isTicked={isTicked}
        tick={tick}
      />
      <th scope="row">
        <span className={styles.name}>
          <Icon icon={icon} />
          <button type="button" className={tableStyles.open} title={name} onClick={open}>
            {name}
          </button>
        </span>
      </th>
      <td data-figure>{figures ? figures.objects : unknown}</td>
      <td data-figure>{figures ? <Silent count={figures.silent} /> : unknown}</td>
      <td>
        {!figures ? unknown : figures.latest ? <AgoText time={figures.latest} now={figures.at} /> : '–'}
      </td>
      <td className={styles.id}>
        <code title={collectionId}>{collectionId}</code>
      </td>
      <td data-figure>{paceOf(collection)} s</td>
      <td>
        <Moment at={Date.parse(createdDate)} />
      </td>
      <td data-column="actions">
        <span className={styles.actions}>
          <SmallButton
            name={translate({id: 'admin.collections.editLabel', message: 'Change {name}'}, {name})}
            onClick={edit}
          >
            <Translate id="admin.collections.edit">Change</Translate>
          </SmallButton>
          <SmallButton
            name={translate({id: 'admin.collections.deleteLabel', message: 'Delete {name}'}, {name})}
            onClick={remove}
          >
            <Translate id="admin.collections.delete">Delete</Translate>
          </SmallButton>
        </span>
      </td>
    </tr>
  );
}

interface SilentProps {
  readonly count: number;
}

/** A number that is more than zero must be seen: something no longer reports. */
function Silent({count}: SilentProps) {
  return count > 0 ? <strong className={styles.silent}>{count}</strong> : <>0</>;
}
