import type {CheckedPlan, PlanContents} from '../data/reportData';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';

/** A plan of the list with what is known of it so far. */
export interface ReportRow {
  readonly item: PlanItem;
  readonly contents: PlanContents | undefined;
  readonly check: CheckedPlan | undefined;
}

export const rowName = ({item, contents}: ReportRow): string => contents?.name ?? item.flightPlanId;

export const collectionOf = ({item}: Pick<ReportRow, 'item'>): string =>
  item.collectionName ?? item.collectionId;
