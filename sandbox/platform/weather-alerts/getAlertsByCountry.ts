import {badRequest} from '../../http/apiError';
import {countries} from '../../world/alerts/zones/countries';
import type {WeatherAlert} from '../../world/alerts/types';
import type {LanguageCode} from '../../world/alerts/words/types';
import {defineHandler} from '../shared/handlers/defineHandler';
import {matchesFilters} from './matchesFilters';

export const getAlertsByCountry = defineHandler(
  'getAlertsByCountry',
  ({path, query, world, clock, respond}) => {
    const language = languageOf(path.countryCode, query.language);
    const alerts = world.alerts
      .inCountry(path.countryCode, clock.now().getTime(), language)
      .filter(matchesFilters(query));
    if (alerts.length === 0) return respond(204);
    return query.format === 'geojson'
      ? respond(
          200,
          {type: 'FeatureCollection', features: alerts.map(featureOf)},
          {'Content-Type': 'application/geo+json'},
        )
      : respond(200, {alerts}, {'Content-Type': 'application/json'});
  },
);

/** @throws ApiError 400 for a language that the country does not have. */
function languageOf(country: string, wanted: string | undefined): LanguageCode | undefined {
  if (wanted === undefined) return undefined;
  const spoken = countries.get(country)?.languages ?? [];
  const language = spoken.find((code) => code === wanted);
  if (language) return language;
  throw badRequest(`query.language must be one of ${spoken.join(', ')} for the country ${country}`);
}

function featureOf({detailPolygon, ...properties}: WeatherAlert) {
  return {type: 'Feature' as const, id: properties.identifier, geometry: detailPolygon, properties};
}
