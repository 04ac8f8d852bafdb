import {translate} from '@docusaurus/Translate';
import {SILENT_AFTER} from '@site/src/collections/objects/missedReports';
import type {Punctuality} from './devices';

/** How a device keeps its interval. */
export function punctualityText(punctuality: Punctuality): string {
  switch (punctuality.kind) {
    case 'kept':
      return translate({id: 'dashboard.devices.kept', message: 'on time'});
    case 'still':
      return translate({id: 'dashboard.devices.still', message: 'never moves'});
    case 'never':
      return translate({id: 'dashboard.devices.never', message: 'never reported'});
    case 'missed': {
      const count = punctuality.count.toLocaleString();
      return punctuality.count >= SILENT_AFTER
        ? translate({id: 'dashboard.devices.silent', message: 'silent, {count} missed'}, {count})
        : translate({id: 'dashboard.devices.missed', message: '{count} missed'}, {count});
    }
  }
}

/** The dilution of precision, and how surveyors call it. */
export function hdopText(hdop: number): string {
  return `${hdop.toFixed(1)}, ${hdopWord(hdop)}`;
}

function hdopWord(hdop: number): string {
  if (hdop <= 1) return translate({id: 'dashboard.devices.hdop.ideal', message: 'ideal'});
  if (hdop <= 2) return translate({id: 'dashboard.devices.hdop.excellent', message: 'excellent'});
  if (hdop <= 5) return translate({id: 'dashboard.devices.hdop.good', message: 'good'});
  if (hdop <= 10) return translate({id: 'dashboard.devices.hdop.moderate', message: 'moderate'});
  if (hdop <= 20) return translate({id: 'dashboard.devices.hdop.fair', message: 'fair'});
  return translate({id: 'dashboard.devices.hdop.poor', message: 'poor'});
}
