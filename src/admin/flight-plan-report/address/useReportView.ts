import {useAddressView} from '../../shared/useAddressView';
import {formatReportView, parseReportView} from './reportView';

/** What the address says of the report, and a way to change it. */
export function useReportView() {
  return useAddressView(parseReportView, formatReportView);
}
