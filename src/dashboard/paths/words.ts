import {translate} from '@docusaurus/Translate';
import {zoneIfRepeated} from '@site/src/components/figures/figureWords';
import {quantityText, type Units} from '@site/src/components/units/units';
import type {Measure} from './track';

export function measureName(measure: Measure): string {
  return measure === 'speed'
    ? translate({id: 'dashboard.paths.speed', message: 'Speed'})
    : translate({id: 'dashboard.paths.altitude', message: 'Altitude'});
}

export function measureText(measure: Measure, value: number, units: Units): string {
  return measure === 'speed' ? quantityText(value, 'm/s', units, 1) : `${value.toFixed(0)} m`;
}

export function momentText(time: number): string {
  return new Date(time).toLocaleString(undefined, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    ...zoneIfRepeated(time),
  });
}
