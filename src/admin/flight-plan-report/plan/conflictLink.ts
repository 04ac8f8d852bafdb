import type {Conflict} from '@site/src/plan-check';
import {paths} from '@site/src/site/paths';

/** Where the dashboard shows the thing that stands against a plan, in the hour that it is about. */
export function conflictLink({cause, reference}: Conflict, time: number): string {
  const at = `at=${new Date(time).toISOString().replace(':00.000Z', 'Z')}`;
  const ids = `ids=${encodeURIComponent(reference)}`;
  switch (cause.kind) {
    case 'restriction':
      return `${paths.dashboard}?panel=flights&flights-view=airspace&${at}&${ids}`;
    case 'alert':
      // The panel looks for the alert among those of one country.
      return `${paths.dashboard}?panel=weather-alerts&weather-alerts-country=${cause.alert.countryCode}&${at}&${ids}`;
    case 'forecast':
      return `${paths.dashboard}?panel=weather-threshold&${at}`;
  }
}
