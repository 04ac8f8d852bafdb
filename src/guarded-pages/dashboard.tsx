import {DashboardPage} from '@site/src/dashboard/DashboardPage';

export default DashboardPage;
