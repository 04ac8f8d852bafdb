import {translate} from '@docusaurus/Translate';
import {objectsLayer} from '@site/src/collections/objects/objectLayers';
import {useMemo} from 'react';
import type {PanelProps} from '../shared/panel';
import {boundsToShow} from '../shared/objects/boundsToShow';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {usePanelLayers} from '../shared/stage/useStage';
import {OverviewColumn} from './OverviewColumn';
import {useOverview} from './useOverview';

/** What needs attention now. `lazy` requires the default export. */
export default function OverviewPanel({isOpen}: PanelProps) {
  const overview = useOverview();
  const {silent, alerted, burning, closed, isLoading} = overview;
  const shown = useMemo(() => {
    const all = [...silent, ...closed, ...[...alerted, ...burning].map(({item}) => item)];
    return [...new Map(all.map((item) => [item.id, item])).values()];
  }, [silent, closed, alerted, burning]);
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'overview',
        title: translate({id: 'dashboard.overview.layer', message: 'Objects that need attention'}),
        drawn: [objectsLayer('overview', shown)],
      },
    ],
    [shown],
  );
  usePanelLayers('overview', layers);
  const isKnown = isOpen && !isLoading.objects && !isLoading.alerts;
  useFirstSight('attention', isKnown, () => boundsToShow(shown));
  if (!isOpen) return null;
  return <OverviewColumn {...overview} />;
}
