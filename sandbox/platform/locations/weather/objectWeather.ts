import type {Alerts} from '../../../world/alerts/alerts';
import {forecastAt} from '../../../world/events/forecastAt';
import type {ForecastQuestion} from '../../../world/events/question';
import type {Report} from '../../../store/objects/report';

/** What weather operations say of an object that has reported no position. */
const BAD_GEOMETRY = 'Bad location geometry';

type Identity = Pick<Report, 'objectId' | 'objectName' | 'collectionId'>;

const identityOf = ({objectId, objectName, collectionId}: Report): Identity => ({
  objectId,
  objectName,
  collectionId,
});

/** The alerts in force where an object is, at a time in milliseconds since 1970; an `error` without a position. */
export function objectAlerts(object: Report, alerts: Alerts, time: number) {
  const {geometry} = object;
  const [lon, lat] = geometry?.coordinates ?? [];
  if (lon === undefined || lat === undefined) return {...identityOf(object), error: BAD_GEOMETRY};
  return {...identityOf(object), geometry, alerts: alerts.over(lon, lat, time)};
}

/** The weather events where an object is; an `error` without a position. */
export function objectForecast(object: Report, question: ForecastQuestion) {
  const {geometry} = object;
  if (!geometry) return {...identityOf(object), error: BAD_GEOMETRY};
  return {...identityOf(object), geometry, ...forecastAt(geometry.coordinates, question)};
}
