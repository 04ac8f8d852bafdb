import {translate} from '@docusaurus/Translate';
import type {DrawTool} from './types';

/** How each kind is drawn, in a sentence. */
export function helpText(kind: DrawTool['kind']): string {
  switch (kind) {
    case 'points':
      return translate({
        id: 'map.draw.points',
        message: 'Click to add a position, drag to move it, right-click to remove it.',
      });
    case 'line':
      return translate({
        id: 'map.draw.line',
        message: 'Click from position to position; click the last one again to end the line.',
      });
    case 'polygon':
      return translate({
        id: 'map.draw.polygon',
        message: 'Click from corner to corner; click the first one again to close the area.',
      });
  }
}
