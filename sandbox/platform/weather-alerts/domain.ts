import type {Domain} from '../shared/handlers/domain';
import {getAlertsByBoundary} from './getAlertsByBoundary';
import {getAlertsByCountry} from './getAlertsByCountry';
import {getAlertsByLocation} from './getAlertsByLocation';
import {getAlertsForRoutes} from './getAlertsForRoutes';

export const weatherAlerts: Domain = {
  name: 'weather-alerts',
  handlers: [getAlertsByCountry, getAlertsByBoundary, getAlertsByLocation, getAlertsForRoutes],
};
