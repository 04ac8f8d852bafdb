import {OverviewPage} from '@site/src/admin/overview/OverviewPage';

export default OverviewPage;
