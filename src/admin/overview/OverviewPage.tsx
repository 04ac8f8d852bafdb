import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {NamedPanel} from './rights/RightsSection.client';
import {AdminPage} from '../shared/AdminPage';

const RightsSection = lazyPart(() => import('./rights/RightsSection.client'), <Loading />);
const FeedbackSection = lazyPart(() => import('./feedback/FeedbackSection.client'), <Loading />);
const OverviewPanel = lazyPart(() => import('./OverviewPanel.client'), <Loading />);

interface Props {
  /** Of the dashboard, which this room does not know. */
  readonly panels: readonly NamedPanel[];
}

/** `/admin/AdminDashboard`: the user pool at a glance. */
export function OverviewPage({panels}: Props) {
  const {identity, feedback} = useSiteSettings();
  const receiver = feedback && 'endpoint' in feedback && feedback.isListed ? feedback.endpoint : undefined;
  return (
    <AdminPage title={translate({id: 'admin.overview.title', message: 'Administration'})}>
      <p>
        <Translate
          id="admin.overview.environment"
          values={{name: <strong>{identity.environmentName}</strong>}}
        >
          {'Environment: {name}'}
        </Translate>
      </p>
      <p>
        <Link to={paths.flightPlanReport}>
          <Translate id="admin.overview.report">Flight Plan Report</Translate>
        </Link>
        <br />
        <Translate id="admin.overview.reportText">
          All flight plans of the account, and whether they can be flown in the next hours.
        </Translate>
      </p>
      <OverviewPanel>
        {receiver && <FeedbackSection endpoint={receiver} />}
        <RightsSection panels={panels} />
      </OverviewPanel>
    </AdminPage>
  );
}
