import Link from '@docusaurus/Link';
import {RowList} from '@site/src/components/list-row/RowList';
import Translate from '@docusaurus/Translate';
import {roleGroups} from '@site/src/auth/settings/identitySettings';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {Refused} from '../access';
import type {Panel} from '../panelTable';
import styles from './shell.module.css';

interface Props {
  readonly opened: Refused;
  /** Those that are open to the person. */
  readonly panels: readonly Panel[];
}

/** Why an address opens no panel, and what can be done about it. */
export function NoPanel({opened, panels}: Props) {
  return (
    <div className={styles.notice}>
      {opened.kind === 'noAccess' ? <Closed panel={opened.panel} /> : <Unknown id={opened.id} />}
      <p>
        <Translate id="dashboard.noPanel.open">These panels are open to you:</Translate>
      </p>
      <RowList>
        {panels.map(({id, title}) => (
          <li key={id}>
            <Link to={`${paths.dashboard}?panel=${id}`}>{title()}</Link>
          </li>
        ))}
      </RowList>
    </div>
  );
}

interface ClosedProps {
  readonly panel: Panel;
}

function Closed({panel}: ClosedProps) {
  const {support} = useSiteSettings();
  const groups = panel.groups.map((group) => roleGroups.dashboard[group]);
  return (
    <>
      <h2>
        <Translate id="dashboard.closed.title" values={{panel: panel.title()}}>
          {'{panel} is closed to your account'}
        </Translate>
      </h2>
      <p>
        <Translate
          id="dashboard.closed.text"
          values={{
            group: <code>{groups.join(', ')}</code>,
            mailbox: <a href={`mailto:${support.email}`}>{support.email}</a>,
          }}
        >
          {
            'This panel is for members of the group {group}, and your account is not one of them. To request access, write to {mailbox} and give your email address.'
          }
        </Translate>
      </p>
    </>
  );
}

interface UnknownProps {
  readonly id: string;
}

function Unknown({id}: UnknownProps) {
  return (
    <>
      <h2>
        <Translate id="dashboard.unknown.title">There is no such panel</Translate>
      </h2>
      <p>
        <Translate id="dashboard.unknown.text" values={{id: <code>{id}</code>}}>
          {'The address asks for the panel {id}, which this dashboard does not have.'}
        </Translate>
      </p>
    </>
  );
}
