import type {PointerEvent, RefObject} from 'react';
import {snapHeight, type SheetHeight} from './snapHeight';

/** A finger that moves less has pressed. Pixels. */
const PRESS = 6;

/**
 * Lets a finger or a mouse pull the sheet by its grip. The element follows without React, which learns only where it came
 * to rest.
 *
 * @returns what the grip does when it is pressed
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  setHeight: (height: SheetHeight) => void,
): (event: PointerEvent<HTMLElement>) => void {
  return (event) => {
    const element = sheet.current;
    const room = element?.parentElement?.clientHeight;
    if (!element || !room || event.button !== 0) return;
    const grip = event.currentTarget;
    const from = {y: event.clientY, height: element.offsetHeight};
    let last = {y: event.clientY, at: event.timeStamp, pace: 0};
    const follow = ({clientY, timeStamp}: globalThis.PointerEvent) => {
      if (!('dragged' in element.dataset) && Math.abs(clientY - from.y) < PRESS) return;
      element.dataset['dragged'] = '';
      element.style.height = `${from.height + from.y - clientY}px`;
      const passed = timeStamp - last.at;
      if (passed > 0) last = {y: clientY, at: timeStamp, pace: (last.y - clientY) / passed};
    };
    const release = ({timeStamp}: globalThis.PointerEvent) => {
      grip.removeEventListener('pointermove', follow);
      grip.removeEventListener('pointerup', release);
      grip.removeEventListener('pointercancel', release);
      if (!('dragged' in element.dataset)) return;
      // What follows is no press.
      grip.addEventListener('click', stop, {capture: true, once: true});
      setTimeout(() => grip.removeEventListener('click', stop, true));
      const height = element.offsetHeight;
      delete element.dataset['dragged'];
      element.style.removeProperty('height');
      // A finger that rested before it was lifted has thrown nothing.
      setHeight(snapHeight(height, room, timeStamp - last.at > 100 ? 0 : last.pace));
    };
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', follow);
    grip.addEventListener('pointerup', release);
    grip.addEventListener('pointercancel', release);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
