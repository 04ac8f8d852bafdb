import type {Bounds} from '@site/src/map';
import {useEffect, useRef} from 'react';
import {useView} from '../view/useView';
import {useGoTo} from './useStage';

/**
 * Moves the map to what a panel shows: once, when a dashboard is opened whose link names no place, and again when the
 * subject is another. A map that somebody has moved stays where it is.
 *
 * @param subject what the panel shows, such as a country; empty while the map stays, whatever is drawn on it
 * @param isKnown whether it can be told yet where that is
 * @param find where it is; asked only while the map still has to move. Undefined where nothing has a place
 */
export function useFirstSight(subject: string, isKnown: boolean, find: () => Bounds | undefined): void {
  const {view} = useView();
  const goTo = useGoTo();
  const seen = useRef(view.place ? subject : undefined);
  useEffect(() => {
    if (!isKnown || !subject || seen.current === subject) return;
    const bounds = find();
    if (!bounds) return;
    seen.current = subject;
    goTo({bounds});
  });
}
