import type {Domain} from './shared/handlers/domain';
import {fireZones} from './fire-zones/domain';
import {flights} from './flights/domain';
import {locations} from './locations/domain';
import {weatherAlerts} from './weather-alerts/domain';
import {weatherForecast} from './weather-forecast/domain';
import {webhooks} from './webhooks/domain';

/** The platform: every domain that the sandbox knows, in the order in which they are seeded. */
export const domains: readonly Domain[] = [
  locations,
  flights,
  webhooks,
  fireZones,
  weatherAlerts,
  weatherForecast,
];
