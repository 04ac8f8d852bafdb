import {useCallback, useEffect, useEffectEvent, useState} from 'react';
import {useNow, useThisHour} from '../shared/data/useNow';
import {HOUR_MS} from '../shared/view/hours';
import {useView} from '../shared/view/useView';
import type {Span} from './loadTrack';

/** Drawn so often while it plays, in milliseconds. */
const FRAME_MS = 66;

const hourOf = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS;

/**
 * The play head: a time within the hour of the time bar. Moved into another hour it takes the time bar along; a time
 * bar that is moved takes the head to the beginning of its hour, or to the end of the span when it shows now.
 */
export function useHead(span: Span | undefined) {
  const {view, change} = useView();
  const thisHour = useThisHour();
  const now = useNow(60_000);
  const [fine, setFine] = useState<number>();
  const hour = view.at ?? thisHour;
  const wanted = fine !== undefined && hourOf(fine) === hour ? fine : (view.at ?? now);
  const head = span ? Math.max(span.start, Math.min(span.end, wanted)) : wanted;
  const setHead = useCallback(
    (time: number) => {
      setFine(time);
      const next = hourOf(time) === thisHour ? undefined : hourOf(time);
      if (next !== view.at) change({at: next});
    },
    [change, thisHour, view.at],
  );
  return {head, setHead};
}

/** Moves the head on, so many times as fast as time itself, and stops at the end. */
export function usePlay(
  head: number,
  setHead: (time: number) => void,
  span: Span | undefined,
  speed: number,
) {
  const [isPlaying, setPlaying] = useState(false);
  const goOn = useEffectEvent((by: number) => {
    if (!span || head >= span.end) setPlaying(false);
    else setHead(Math.min(span.end, head + by));
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const time = performance.now();
      goOn((time - last) * speed);
      last = time;
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  const toggle = () => {
    if (!isPlaying && span && head >= span.end) setHead(span.start);
    setPlaying(!isPlaying);
  };
  return {isPlaying, toggle};
}
