import {translate} from '@docusaurus/Translate';

/** What MapLibre says by itself, in the page's language. @param label names the map */
export function drawingWords(label: string): Record<string, string> {
  return {
    'Map.Title': label,
    'CooperativeGesturesHandler.WindowsHelpText': translate({
      id: 'map.gesture.ctrl',
      message: 'Hold Ctrl and scroll to zoom the map',
    }),
    'CooperativeGesturesHandler.MacHelpText': translate({
      id: 'map.gesture.cmd',
      message: 'Hold ⌘ and scroll to zoom the map',
    }),
    'CooperativeGesturesHandler.MobileHelpText': translate({
      id: 'map.gesture.touch',
      message: 'Move the map with two fingers',
    }),
  };
}
