import {chance} from '../frame/hash';
import {isoTime, startOfHour} from '../frame/time';
import {alertText, eventName} from './alertText';
import {countries} from './zones/countries';
import {worstReading} from './hazards';
import {type Outlook, CYCLE_HOURS} from './outlook';
import type {Flood, WeatherAlert} from './types';
import type {Hazard, LanguageCode} from './words/types';
import {type Zone, outlineOf} from './zones/zones';

/** What the message of an alert is made of. Cycles and hours count from 1970. */
export interface AlertMessage {
  zone: Zone;
  hazard: Hazard;
  outlook: Outlook;
  /** The cycle in which the alert was first issued. */
  first: number;
  /** The hour in which this message is issued. */
  issued: number;
  /** The hour from which it is no longer listed, because it has expired or is called off. */
  listedUntil: number;
  messageTypeCode: 1 | 2 | 3;
}

const categories: Readonly<Record<Hazard, readonly number[]>> = {
  wind: [2],
  rain: [2],
  flood: [2, 3],
  snow: [2, 9],
  heat: [2, 7],
  cold: [2, 7],
  fire: [2, 6],
};
const responses: Readonly<Record<Hazard, readonly number[]>> = {
  wind: [1, 3],
  rain: [6],
  flood: [5, 6],
  snow: [5, 3],
  heat: [1, 6],
  cold: [1, 3],
  fire: [3, 5],
};

/** Writes an alert as the platform sends it at a clock hour, in the languages asked for. */
export function alertOf(
  message: AlertMessage,
  hour: number,
  languages: readonly LanguageCode[],
): WeatherAlert {
  const {zone, hazard, outlook, messageTypeCode} = message;
  const cancelled = messageTypeCode === 3;
  const [effectiveTime, expireTime] = [
    isoTime(startOfHour(outlook.from)),
    isoTime(startOfHour(outlook.until)),
  ];
  const details = {
    hazard,
    countryCode: zone.countryCode,
    areaName: zone.areaName,
    from: effectiveTime,
    until: expireTime,
    value: worstReading(hazard, outlook.samples),
    cancelled,
  };
  const detailTexts = languages.map((language) => alertText(language, details));
  const first = detailTexts[0];
  return {
    identifier: identifierOf(message),
    countryCode: zone.countryCode,
    areaId: zone.areaId,
    areaName: zone.areaName,
    areaTypeCode: zone.areaTypeCode,
    eventDescription: eventName(hazard, languages[0] ?? 'en', zone.countryCode),
    headlineText: first?.overview ?? '',
    messageTypeCode,
    severityCode: outlook.severity,
    ...certaintyAndUrgency(outlook.from - hour, cancelled),
    categories: [...categories[hazard]],
    responseTypeCodes: cancelled ? [8] : [...responses[hazard]],
    issueTime: isoTime(startOfHour(message.issued)),
    effectiveTime,
    expireTime,
    detailTexts,
    detailPolygon: outlineOf(zone.cell),
    ...(hazard === 'flood' ? {flood: floodOf(message)} : {}),
    attributionString: `Sandbox weather service of ${countries.get(zone.countryCode)?.name}: not a real warning`,
  };
}

function identifierOf({zone, hazard, first}: AlertMessage): string {
  const begun = isoTime(startOfHour(first * CYCLE_HOURS))
    .slice(0, 13)
    .replace(/\D/g, '');
  return `${zone.countryCode}-${zone.areaId}-${hazard}-${begun}`.toLowerCase();
}

/** The nearer, the surer and the more urgent. What is called off is past and unlikely. */
function certaintyAndUrgency(hoursAhead: number, cancelled: boolean) {
  if (cancelled) return {certaintyCode: 4, urgencyCode: 4} as const;
  if (hoursAhead <= 0) return {certaintyCode: 1, urgencyCode: 1} as const;
  return hoursAhead <= 6
    ? ({certaintyCode: 2, urgencyCode: 2} as const)
    : ({certaintyCode: 3, urgencyCode: 3} as const);
}

function floodOf({zone, outlook}: AlertMessage): Flood {
  const [start, end] = [startOfHour(outlook.from), startOfHour(outlook.until)];
  return {
    severityCode: outlook.severity === 1 ? '3' : outlook.severity === 2 ? '2' : '1',
    immediateCauseCode: 'ER',
    recordStatusCode: outlook.severity === 1 && chance(13, zone.cell) < 0.3 ? 'NR' : 'NO',
    startTime: isoTime(start),
    crestTime: isoTime(start + 0.6 * (end - start)),
    endTime: isoTime(end),
  };
}
