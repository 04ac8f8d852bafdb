import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import {PersonStatus} from '../../shared/PersonStatus';
import {TickCell} from '../../shared/virtual-table/TickCell';
import tableStyles from '../../shared/virtual-table/virtualTable.module.css';
import type {Person} from '../../userPool/people';

interface Props {
  readonly person: Person;
  /** In the table, without its head. */
  readonly index: number;
  /** Address of the person's own view. */
  readonly address: string;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
}

export function PersonRow({person, index, address, isTicked, tick}: Props) {
  const {username, name, email, createdAt, modifiedAt} = person;
  return (
    <tr aria-rowindex={index + 2} data-ticked={isTicked}>
      <TickCell
        label={translate({id: 'admin.users.tick', message: 'Select {email}'}, {email: email || username})}
        isTicked={isTicked}
        tick={tick}
      />
      <th scope="row" data-column="name">
        <Link className={tableStyles.open} to={address}>
          {name || email || username}
        </Link>
      </th>
      <td data-column="email">{email}</td>
      <td data-column="status">
        <PersonStatus person={person} />
      </td>
      <td data-column="created">{createdAt && <Moment at={createdAt.getTime()} />}</td>
      <td data-column="modified">{modifiedAt && <Moment at={modifiedAt.getTime()} />}</td>
    </tr>
  );
}
