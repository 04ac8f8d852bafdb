import {translate} from '@docusaurus/Translate';
import {zoneIfRepeated} from '@site/src/components/figures/figureWords';
import type {AltitudeMode} from '@site/src/plan-check';

export function kilometreText(metres: number): string {
  return `${(metres / 1000).toFixed(metres < 9_950 ? 2 : 1)} km`;
}

export function altitudeText(metres: number): string {
  return `${metres.toFixed(0)} m`;
}

/** What altitudes are measured from. */
export function modeText(mode: AltitudeMode): string {
  switch (mode) {
    case 'relativeToLaunch':
      return translate({id: 'dashboard.flights.mode.launch', message: 'above the launch site'});
    case 'amsl':
      return translate({id: 'dashboard.flights.mode.amsl', message: 'above mean sea level'});
    case 'calculatedAboveTerrain':
      return translate({id: 'dashboard.flights.mode.terrain', message: 'above the ground'});
  }
}

export function momentText(time: string): string {
  return new Date(time).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...zoneIfRepeated(time),
  });
}
