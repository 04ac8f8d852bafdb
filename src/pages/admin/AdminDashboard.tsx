import {OverviewPage} from '../../admin/overview/OverviewPage';

export default OverviewPage;
