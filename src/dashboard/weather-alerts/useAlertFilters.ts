import {parsePosition} from '@site/src/map/places/positionText';
import {useMemo} from 'react';
import {useFilter} from '../shared/view/useView';
import {MOST_WAYPOINTS, parseWaypoints} from '../shared/ways/waypoints';
import {languagesOf} from './languages';

const FIRST_COUNTRY = 'US';
const ENGLISH = 'en';

/** Where alerts are asked for. */
export type Where = 'country' | 'place' | 'route';

/** What the address asks for: where, in which language, and codes that alerts must have. */
export function useAlertFilters() {
  const [where, setWhere] = useFilter('weather-alerts-where');
  const [country, setCountry] = useFilter('weather-alerts-country');
  const [place, setPlace] = useFilter('weather-alerts-place');
  const [stored, setStored] = useFilter('weather-alerts-stored');
  const [way, setWay] = useFilter('weather-alerts-way');
  const [language, setLanguage] = useFilter('weather-alerts-language');
  const [sight, setSight] = useFilter('weather-alerts-sight');
  const [severity, setSeverity] = useFilter('weather-alerts-severity');
  const [certainty, setCertainty] = useFilter('weather-alerts-certainty');
  const [urgency, setUrgency] = useFilter('weather-alerts-urgency');
  const [response, setResponse] = useFilter('weather-alerts-response');
  const chosen = country || FIRST_COUNTRY;
  return {
    where: isWhere(where) ? where : ('country' as const),
    country: chosen,
    place: useMemo(() => parsePosition(place), [place]),
    stored,
    waypoints: useMemo(() => parseWaypoints(way, MOST_WAYPOINTS), [way]),
    // A country may not have the language that was chosen in another.
    language: (where || languagesOf(chosen).includes(language)) && language ? language : ENGLISH,
    isOnlyInSight: sight !== '',
    codes: useMemo(
      () => ({severity, certainty, urgency, response}),
      [severity, certainty, urgency, response],
    ),
    setWhere,
    setCountry,
    setPlace,
    setStored,
    setWay,
    setLanguage,
    setSight,
    setSeverity,
    setCertainty,
    setUrgency,
    setResponse,
  };
}

const isWhere = (text: string): text is Where => text === 'place' || text === 'route';

export type AlertFilters = ReturnType<typeof useAlertFilters>;
