import {translate} from '@docusaurus/Translate';
import {boundsOf, type Hit, type RoadsInSight} from '@site/src/map';
import {useCallback, useMemo, useState} from 'react';
import type {PanelLayer} from '../../shared/stage/stageStore';
import {useShowChosen} from '../../shared/stage/useShowChosen';
import {RoadsLegend} from './RoadsLegend';
import {readingOf, type Reading} from './reading';
import {markLayer} from './roadsLayer';
import {useSlowRoads} from './useSlowRoads';

const none: readonly never[] = [];

/** The roads in sight as a layer of the map, what is slow among them, and which of them is pointed at or chosen. */
export function useRoadsPart(roads: RoadsInSight | undefined, thisHour: number, hour: number) {
  const {shown, results} = useSlowRoads(roads, thisHour, hour);
  const [hovered, hover] = useState<string>();
  const [chosen, choose] = useState<string>();
  const [pointed, setPointed] = useState<Reading>();
  const [picked, setPicked] = useState<Reading>();
  const slow = shown?.slow ?? none;
  const marked = slow.find(({id}) => id === (hovered ?? chosen));
  useShowChosen(chosen, () => {
    const road = slow.find(({id}) => id === chosen);
    return road && boundsOf([road.geometry]);
  });
  const coloured = shown?.drawn;
  const mark = useMemo(() => markLayer(marked), [marked]);
  const onHover = useCallback((hit: Hit | undefined) => {
    const next = hit && readingOf(hit);
    setPointed((before) => (isSame(before, next) ? before : next));
  }, []);
  const onPick = useCallback((hit: Hit) => {
    const next = readingOf(hit);
    setPicked(next);
    choose(next.percent > 0 ? next.id : undefined);
  }, []);
  const layer = useMemo(
    (): PanelLayer => ({
      id: 'traffic',
      title: translate({id: 'dashboard.traffic.layer', message: 'Slowdown'}),
      // Before the roads of the base map are there, what lies above them would end beneath them.
      drawn: coloured ? [coloured, mark] : none,
      legend: <RoadsLegend reading={pointed} />,
      onHover,
      onPick,
    }),
    [coloured, mark, pointed, onHover, onPick],
  );
  const chooseRow = (id: string | undefined) => {
    setPicked(undefined);
    choose(id);
  };
  return {layer, results, shown, picked, chosen, choose: chooseRow, hovered, hover};
}

export type RoadsPart = ReturnType<typeof useRoadsPart>;

function isSame(one: Reading | undefined, other: Reading | undefined): boolean {
  return one?.id === other?.id && one?.percent === other?.percent;
}
