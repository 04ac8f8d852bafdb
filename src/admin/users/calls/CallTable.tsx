import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {Status} from '@site/src/components/status/Status';
import {timeText} from '@site/src/try-it/response/units';
import type {PoolCall} from '../../userPool/calls';
import own from './calls.module.css';

interface Props {
  readonly calls: readonly PoolCall[];
  /** What a username is shown as, such as an address. */
  readonly nameOf: (username: string) => string;
}

/** Calls to the user pool: when, what, about whom, and what came of it. */
export function CallTable({calls, nameOf}: Props) {
  return (
    <ScrollTable
      className={own.table}
      label={translate({id: 'admin.calls.table', message: 'Calls to the user pool'})}
    >
      <thead>
        <tr>
          <th scope="col">
            <Translate id="admin.calls.at">Time</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.calls.operation">Operation</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.calls.about">About</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.calls.status">Status</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.calls.duration">Duration</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} nameOf={nameOf} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface RowProps extends Pick<Props, 'nameOf'> {
  readonly call: PoolCall;
}

function CallRow({call: {operation, username, group, status, error, at, milliseconds}, nameOf}: RowProps) {
  const about = [username && nameOf(username), group].filter(Boolean).join(', ');
  return (
    <tr>
      <td>{new Date(at).toLocaleTimeString()}</td>
      <th scope="row">
        <code>{operation}</code>
      </th>
      <td>{about}</td>
      <td>
        {status === undefined ? (
          <Translate id="admin.calls.noResponse">no response</Translate>
        ) : (
          <Status status={String(status)} />
        )}
        {error && <span className={own.error}>{error}</span>}
      </td>
      <td>{timeText(milliseconds)}</td>
    </tr>
  );
}
