import {FlightPlanReportPage} from '@site/src/admin/flight-plan-report/FlightPlanReportPage';

export default FlightPlanReportPage;
