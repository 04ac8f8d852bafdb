import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import operations from '@site/.generated/reference/rights.json';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useMemo} from 'react';
import {ViewAsGroups} from '../../shared/view-as/ViewAsGroups';
import {actionsText, keyText, operationsText} from './rightWords';
import {FoldedList, RightsTable} from './RightsTable';
import {rightsOf, type RightPanel} from './rights';
import {membersOf} from './roles';
import {rightRows, type RightRow} from './rows';
import styles from './rights.module.css';

/** A panel of the dashboard, with its name. */
export interface NamedPanel extends RightPanel {
  readonly title: () => string;
}

interface Props {
  readonly panels: readonly NamedPanel[];
}

/** The table of rights, and the portal as its columns see it. `lazy` requires the default export. */
export default function RightsSection({panels}: Props) {
  const {groups, protectedPrefixes, api, portalService} = useSiteSettings();
  const members = useMemo(() => membersOf(groups), [groups]);
  const rows = useMemo(
    () =>
      rightRows(
        rightsOf({
          groups,
          protectedPrefixes,
          panels,
          operations,
          restrictionAuthors: api.restrictionAuthors,
          hasKeyService: portalService !== undefined,
        }),
        members,
      ),
    [groups, protectedPrefixes, panels, api, portalService, members],
  );
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">
        <Translate id="admin.rights.title">Rights</Translate>
      </h2>
      <p>
        <Translate id="admin.rights.lead">
          What the members of each group may do. Somebody in several groups may do whatever any of them
          allows. The table is generated from the configuration of the portal and the API description; the
          services check each request themselves.
        </Translate>
      </p>
      <RightsTable members={members} rows={rows} nameOf={(row) => nameOf(row, panels)} />
      <h3 className={styles.subtitle}>
        <Translate id="admin.viewAs.title">See the portal as a group does</Translate>
      </h3>
      <ViewAsGroups groups={members.flatMap(({groups: ids}) => ids ?? [])} />
    </section>
  );
}

const slugs = new Map(operations.map(({operationId, slug}) => [operationId, `/api/${slug}`]));
const takers = new Set(
  operations.filter(({accepts}) => accepts.includes('bearer')).map(({operationId}) => operationId),
);

function nameOf({kind, ids}: RightRow, panels: readonly NamedPanel[]) {
  const [id = ''] = ids;
  switch (kind) {
    case 'page':
      return <Link to={id}>{id}</Link>;
    case 'panel':
      return (
        <Link to={`${paths.dashboard}?panel=${id}`}>
          {panels.find((panel) => panel.id === id)?.title() ?? id}
        </Link>
      );
    case 'keys':
      return keyText(id);
    case 'operation':
      return (
        <FoldedList
          summary={operationsText(
            ids.length,
            ids.every((each) => takers.has(each)),
          )}
          items={ids.map((each) => ({id: each, to: slugs.get(each)}))}
        />
      );
    case 'pool':
      return <FoldedList summary={actionsText(ids.length)} items={ids.map((each) => ({id: each}))} />;
  }
}
