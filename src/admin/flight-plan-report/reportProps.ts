import type {PlatformClient} from '@site/src/platform';
import type {ReportView} from './address/reportView';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import type {ReportData} from './data/reportData';

/** What all views of the report are given. */
export interface ReportProps {
  readonly items: readonly PlanItem[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>, how?: {readonly isStep?: boolean}) => void;
  readonly client: PlatformClient;
  readonly data: ReportData;
  /** Asks for the list anew. */
  readonly reload: () => Promise<void>;
}
