import type {Bounds} from '@site/src/map';
import {useEffect, useRef} from 'react';
import {useView} from '../view/useView';
import {useGoTo} from './useStage';

/**
 * Moves the map to what a panel shows: once, when a dashboard is opened whose link names no place, and again when the
 * subject is another. A map that somebody has moved stays where it is.
 *
 * @param subject what the panel shows, such as a country
 * @param bounds where it is; undefined until it is known
 */
export function useFirstSight(subject: string, bounds: Bounds | undefined): void {
  const {view} = useView();
  const goTo = useGoTo();
  const seen = useRef(view.place ? subject : undefined);
  useEffect(() => {
    if (!bounds || seen.current === subject) return;
    seen.current = subject;
    goTo({bounds});
  }, [subject, bounds, goTo]);
}
