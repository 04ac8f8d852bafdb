import Translate from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {Loading} from '@site/src/components/loading/Loading';
import type {UseQueryResult} from '@tanstack/react-query';
import {useState} from 'react';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {ExportButtons} from './ExportButtons';
import {MomentFacts} from './MomentFacts';
import {ObjectPicker} from './ObjectPicker';
import {PathFields} from './PathFields';
import {Playback, speeds} from './Playback';
import type {HeadMark} from './layers';
import type {Track} from './track';
import {TrackChart} from './TrackChart';
import {TrackList} from './TrackList';
import {usePlay} from './useHead';
import type {PathsView} from './usePathsView';
import type {Tracks} from './useTracks';

interface Props {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly itemResults: readonly UseQueryResult[];
  readonly ids: readonly string[];
  readonly setIds: (ids: readonly string[]) => void;
  readonly paths: PathsView;
  readonly loaded: Tracks;
  readonly active: Track | undefined;
  readonly activate: (id: string) => void;
  readonly heads: readonly HeadMark[];
  readonly head: number;
  readonly setHead: (time: number) => void;
}

/** Tracks in words and figures. */
export function PathsColumn(props: Props) {
  const {items, isLoading, itemResults, ids, setIds, paths, loaded, active, activate, heads, head, setHead} =
    props;
  const [speed, setSpeed] = useState<number>(speeds[0]);
  const {isPlaying, toggle} = usePlay(head, setHead, paths.span, speed);
  const hasReports = active !== undefined && active.times.length > 0;
  return (
    <>
      <DataAge results={[...itemResults, ...loaded.results]} />
      {ids.length > 0 && <PathFields paths={paths} />}
      {!paths.span && ids.length > 0 && !isLoading && (
        <Hint isAlert>
          <Translate id="dashboard.paths.noSpan">Choose an end that is after the start.</Translate>
        </Hint>
      )}
      {ids.length === 0 && (
        <Hint>
          <Translate id="dashboard.paths.empty">
            Add an object to see where it was, how fast and how high.
          </Translate>
        </Hint>
      )}
      <TrackList
        ids={ids}
        loaded={loaded}
        activate={activate}
        nameOf={(id) => items.find((item) => item.id === id)?.name ?? id}
        gapMs={paths.gapMs}
        activeId={active?.id}
        remove={(id) => setIds(ids.filter((each) => each !== id))}
      />
      {hasReports && (
        <>
          <Playback head={head} isPlaying={isPlaying} toggle={toggle} speed={speed} setSpeed={setSpeed} />
          <TrackChart
            track={active}
            gapMs={paths.gapMs}
            head={head}
            // Somebody whose pointer crosses the chart while it plays means nothing by it.
            scrub={(time) => !isPlaying && setHead(time)}
            pick={setHead}
          />
          <MomentFacts track={active} moment={heads.find(({isActive}) => isActive)?.moment} />
          <ExportButtons tracks={loaded.tracks} gapMs={paths.gapMs} />
        </>
      )}
      {isLoading && items.length === 0 ? (
        <Loading />
      ) : (
        <ObjectPicker items={items} ids={ids} toggle={(id) => setIds([...ids, id])} />
      )}
    </>
  );
}
