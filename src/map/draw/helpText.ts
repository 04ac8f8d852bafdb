import {translate} from '@docusaurus/Translate';
import type {DrawTool} from './types';

/** How each kind is drawn, in a sentence, in the words of a mouse or of a finger. Only a browser knows which it is. */
export function helpText(kind: DrawTool['kind']): string {
  const words = matchMedia('(pointer: coarse)').matches ? touchText : mouseText;
  return words[kind]();
}

const mouseText: Readonly<Record<DrawTool['kind'], () => string>> = {
  points: () =>
    translate({
      id: 'map.draw.points',
      message: 'Click to add a position, drag to move it, right-click to remove it.',
    }),
  line: () =>
    translate({
      id: 'map.draw.line',
      message: 'Click from position to position; click the last one again to end the line.',
    }),
  polygon: () =>
    translate({
      id: 'map.draw.polygon',
      message: 'Click from corner to corner; click the first one again to close the area.',
    }),
};

const touchText: Readonly<Record<DrawTool['kind'], () => string>> = {
  points: () =>
    translate({
      id: 'map.draw.touch.points',
      message: 'Tap to add a position, drag to move it. The list below removes it.',
    }),
  line: () =>
    translate({
      id: 'map.draw.touch.line',
      message: 'Tap from position to position; tap the last one again to end the line.',
    }),
  polygon: () =>
    translate({
      id: 'map.draw.touch.polygon',
      message: 'Tap from corner to corner; tap the first one again to close the area.',
    }),
};
