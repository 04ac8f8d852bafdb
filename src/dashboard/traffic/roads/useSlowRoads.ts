import {nextTurn} from '@site/src/components/idle/nextTurn';
import type {RoadsInSight} from '@site/src/map';
import {useEffect, useMemo, useState} from 'react';
import {usePlatformQueries} from '../../shared/data/usePlatformQuery';
import {useStableList} from '../../shared/data/useStableList';
import {LATEST} from '../../shared/view/hours';
import {cutRoads, type RoadStretch} from './cutRoads';
import {listSlowRoads, type SlowRoad} from './listSlowRoads';
import {roadsLayer} from './roadsLayer';
import {nameOf, tilesOver, type SlowdownField} from './slowdownField';
import {slowdownQuestion} from './slowdownQuestion';

/** How many hours after the one shown are asked for already, so that playing them shows no gap. */
const ASKED_AHEAD = 2;
/** The page draws, and answers keys and pointer, after so many milliseconds of work. */
const SLICE_MS = 12;
/** More would be felt, and could not be told apart. */
const MOST_STRETCHES = 8_000;

/** Roads as they are in an hour. */
export interface SlowRoads {
  readonly roads: RoadsInSight;
  /** All of them, in the colours of the map. */
  readonly drawn: ReturnType<typeof roadsLayer>;
  /** The slow ones in sight, the slowest first. */
  readonly slow: readonly SlowRoad[];
  /** Whether the smallest are left out, since there are too many. */
  readonly isPartial: boolean;
}

/**
 * The roads in sight by how much traffic slows them in an hour. Those of before stay until the new ones are whole.
 *
 * @param roads undefined as long as there are none to colour
 * @param thisHour from which the platform counts, in milliseconds
 * @param hour hours ahead, 0 to 12
 */
export function useSlowRoads(roads: RoadsInSight | undefined, thisHour: number, hour: number) {
  const tiles = useMemo(() => (roads && roads.lines.length > 0 ? tilesOver(roads.bounds) : []), [roads]);
  const results = usePlatformQueries(tiles.map((tile) => slowdownQuestion(tile, thisHour, hour)));
  const isThere = results.every(({data}) => data !== undefined);
  const ahead = Array.from({length: ASKED_AHEAD}, (_, index) => hour + 1 + index).filter(
    (later) => isThere && later <= LATEST,
  );
  usePlatformQueries(ahead.flatMap((later) => tiles.map((tile) => slowdownQuestion(tile, thisHour, later))));
  const values = useStableList(results.map(({data}) => data));
  const field = useMemo(() => fieldOf(tiles, values), [tiles, values]);
  const [shown, setShown] = useState<SlowRoads>();
  useEffect(() => {
    if (!roads || !field) return undefined;
    const work = {isOver: false};
    void colourInTurns(roads, field, work).then((next) => next && !work.isOver && setShown(next));
    return () => {
      work.isOver = true;
    };
  }, [roads, field]);
  return {shown: roads && shown, results};
}

function fieldOf(
  tiles: ReturnType<typeof tilesOver>,
  values: readonly (Uint8Array | undefined)[],
): SlowdownField | undefined {
  const [first] = tiles;
  const known = new Map<string, Uint8Array>();
  tiles.forEach((tile, index) => {
    const value = values[index];
    if (value) known.set(nameOf(tile), value);
  });
  return known.size === tiles.length ? {zoom: first?.zoom ?? 0, tiles: known} : undefined;
}

/** In pieces of work that nobody feels. @returns undefined when it is over before its end */
async function colourInTurns(
  roads: RoadsInSight,
  field: SlowdownField,
  work: {readonly isOver: boolean},
): Promise<SlowRoads | undefined> {
  const stretches: RoadStretch[] = [];
  let [started, isPartial] = [performance.now(), roads.isPartial];
  for (const cut of cutRoads(roads.lines, field)) {
    if (stretches.length + cut.length > MOST_STRETCHES) {
      isPartial = true;
      break;
    }
    stretches.push(...cut);
    if (performance.now() - started < SLICE_MS) continue;
    await nextTurn();
    if (work.isOver) return undefined;
    started = performance.now();
  }
  await nextTurn();
  const drawn = roadsLayer(stretches);
  await nextTurn();
  return {roads, drawn, slow: listSlowRoads(stretches, roads.bounds), isPartial};
}
