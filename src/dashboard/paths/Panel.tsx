import {translate} from '@docusaurus/Translate';
import {boundsOf, type Bounds} from '@site/src/map';
import {useMemo, useState} from 'react';
import {boundsToShow} from '../shared/objects/boundsToShow';
import {useItems} from '../shared/objects/useItems';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {usePanelLayers} from '../shared/stage/useStage';
import {useView} from '../shared/view/useView';
import {scaleOf} from './colourBins';
import {headsLayer, tracksLayer, type HeadMark} from './layers';
import {PathsColumn} from './PathsColumn';
import {PathsLegend} from './PathsLegend';
import {momentAt, nearestReport, runsOf, type Track} from './track';
import {useHead} from './useHead';
import {usePathsView} from './usePathsView';
import {useTracks} from './useTracks';

const OBJECTS = 'paths-of';

/** Where objects were. `lazy` requires the default export. */
export default function PathsPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  // Not the selection of the view: a pinned panel keeps its tracks while another panel is open.
  const {[OBJECTS]: text = '', ...otherFilters} = view.filters;
  const ids = useMemo(() => text.split(',').filter(Boolean), [text]);
  const {items, results: itemResults, isLoading} = useItems();
  const paths = usePathsView(!isLoading);
  const loaded = useTracks(ids, paths.span);
  const {tracks} = loaded;
  const {measure, gapMs, span} = paths;
  const {head, setHead} = useHead(span);
  const [activeId, activate] = useState<string>();
  const active = tracks.find(({id}) => id === activeId) ?? tracks[0];
  const setIds = (next: readonly string[]) =>
    change({filters: {...otherFilters, ...(next.length > 0 && {[OBJECTS]: next.join(',')})}}, {isStep: true});

  const runs = useMemo(() => tracks.map((track) => runsOf(track, gapMs)), [tracks, gapMs]);
  const heads = useMemo(
    () =>
      tracks.flatMap((track, index): HeadMark[] => {
        const moment = momentAt(track, runs[index] ?? [], head);
        return moment ? [{track, moment, isActive: track === active}] : [];
      }),
    [tracks, runs, head, active],
  );
  const lines = useMemo(() => tracksLayer(tracks, measure, gapMs), [tracks, measure, gapMs]);
  const legend = useMemo(() => {
    const scale = scaleOf(tracks, measure);
    return scale && <PathsLegend measure={measure} scale={scale} />;
  }, [tracks, measure]);
  const layers = useMemo((): PanelLayer[] => {
    const mark = (id: unknown, position: readonly [number, number]) => {
      const track = tracks.find((each) => each.id === id);
      const index = track && nearestReport(track, position);
      const time = index === undefined ? undefined : track?.times[index];
      if (!track || time === undefined) return;
      activate(track.id);
      setHead(time);
    };
    return [
      {
        id: 'paths',
        title: translate({id: 'dashboard.paths.layer', message: 'Tracks'}),
        drawn: [lines, headsLayer(heads)],
        legend,
        onPick: ({properties, position}) => mark(properties['track'], position),
        onHover: (hit) => hit && isOpen && mark(hit.properties['track'], hit.position),
      },
    ];
  }, [tracks, lines, heads, legend, isOpen, setHead]);
  usePanelLayers('paths', layers);
  useFirstSight(text || 'fleet', isOpen && !isLoading && !loaded.isLoading, () =>
    text ? boundsOfTracks(tracks) : boundsToShow(items),
  );
  if (!isOpen) return null;
  return (
    <PathsColumn
      items={items}
      isLoading={isLoading}
      itemResults={itemResults}
      ids={ids}
      setIds={setIds}
      paths={paths}
      loaded={loaded}
      active={active}
      activate={activate}
      heads={heads}
      head={head}
      setHead={setHead}
    />
  );
}

function boundsOfTracks(tracks: readonly Track[]): Bounds | undefined {
  return boundsOf(
    tracks.map(({lons, lats}) => ({
      type: 'MultiPoint',
      coordinates: lons.flatMap((lon, index) => (Number.isNaN(lon) ? [] : [[lon, lats[index] ?? 0]])),
    })),
  );
}
