import {translate} from '@docusaurus/Translate';
import {objectsLayer} from '@site/src/collections/objects/objectLayers';
import {StateLegend} from '@site/src/collections/objects/StateLegend';
import type {Hit} from '@site/src/map';
import {troubles} from '@site/src/map/base/troubleShapes';
import {useMemo} from 'react';
import type {PanelProps} from '../shared/panel';
import {boundsToShow} from '../shared/objects/boundsToShow';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {usePanelLayers} from '../shared/stage/useStage';
import {useView} from '../shared/view/useView';
import {OverviewColumn} from './OverviewColumn';
import {useOverview} from './useOverview';

/** What needs attention now. `lazy` requires the default export. */
export default function OverviewPanel({isOpen}: PanelProps) {
  const overview = useOverview();
  const {silent, alerted, burning, closed, known, aircraftIds, isLoading} = overview;
  const {change} = useView();
  const shown = useMemo(() => {
    const all = [...silent, ...closed, ...[...alerted, ...burning].map(({item}) => item)];
    return [...new Map(all.map((item) => [item.id, item])).values()];
  }, [silent, closed, alerted, burning]);
  const gravest = useMemo(
    () => new Map([...known].flatMap(([id, [first]]) => (first ? [[id, first] as const] : []))),
    [known],
  );
  const shownTroubles = useMemo(
    () => troubles.filter((each) => [...gravest.values()].includes(each)),
    [gravest],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'overview',
        title: translate({id: 'dashboard.overview.layer', message: 'Objects that need attention'}),
        drawn: [objectsLayer('overview', shown, gravest)],
        legend: shown.length > 0 && <StateLegend items={shown} troubles={shownTroubles} />,
        onPick: ({properties}: Hit) => {
          const id = String(properties['id']);
          if (isOpen)
            change({panel: aircraftIds.has(id) ? 'air-traffic' : 'locations', ids: [id]}, {isStep: true});
        },
      },
    ],
    [shown, gravest, shownTroubles, aircraftIds, isOpen, change],
  );
  usePanelLayers('overview', layers);
  const isKnown = isOpen && !isLoading.objects && !isLoading.alerts;
  useFirstSight('attention', isKnown, () => boundsToShow(shown));
  if (!isOpen) return null;
  return <OverviewColumn {...overview} />;
}
