import {translate} from '@docusaurus/Translate';
import type {CallSource} from '../calls/listedCall';

/** Where a call was made, in words. */
export function sourceName(source: CallSource): string {
  const names: Record<CallSource, string> = {
    reference: translate({id: 'workbench.source.reference', message: 'Explorer'}),
    guides: translate({id: 'workbench.source.guides', message: 'Guide'}),
    maps: translate({id: 'workbench.source.maps', message: 'Map'}),
    dashboard: translate({id: 'workbench.source.dashboard', message: 'Dashboard'}),
    administration: translate({id: 'workbench.source.administration', message: 'Administration'}),
    other: translate({id: 'workbench.source.other', message: 'Other pages'}),
  };
  return names[source];
}
