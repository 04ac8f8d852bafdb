import {translate} from '@docusaurus/Translate';
import type {AltitudeMode} from '@site/src/plan-check';

export function kilometreText(metres: number): string {
  return `${(metres / 1000).toFixed(metres < 9_950 ? 2 : 1)} km`;
}

export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
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

export function clockText(time: number): string {
  return new Date(time).toLocaleTimeString(undefined, {hour: '2-digit', minute: '2-digit'});
}

export function momentText(time: string): string {
  return new Date(time).toLocaleString(undefined, {
    ...{day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit'},
  });
}

/** An hour of the day, as short as the place allows. */
export function hourText(time: number): string {
  return new Date(time).toLocaleTimeString(undefined, {hour: 'numeric'});
}
