import {hourOf} from '../frame/time';
import type {Weather} from '../weather/weather';
import {type AlertMessage, alertOf} from './alert';
import {countries} from './zones/countries';
import {messagesOf} from './messages';
import {CYCLE_HOURS} from './outlook';
import {Sampler} from './samples';
import type {WeatherAlert} from './types';
import {type LanguageCode, hazards} from './words/types';
import {type Zone, zoneAt, zonesAround, zonesOf} from './zones/zones';

const MOST_REMEMBERED = 40_000;

/** The alerts of one world: what its own weather and fires call for. */
export class Alerts {
  private readonly sampler: Sampler;
  private readonly remembered = new Map<string, readonly AlertMessage[]>();

  constructor(seed: number, weather: Weather) {
    this.sampler = new Sampler(seed, weather);
  }

  /**
   * The alerts of a country that are in force or announced at a time (milliseconds since 1970), and the cancellations
   * of the last hour; the most severe first.
   *
   * @param country ISO 3166-1 alpha-2; a country without alerts has none
   * @param language one of the country's; without it the texts come in all of them, English first
   */
  inCountry(country: string, time: number, language?: LanguageCode): WeatherAlert[] {
    return [...zonesOf(country).values()]
      .flatMap((zone) => this.inZone(zone, time, language))
      .sort((a, b) => a.severityCode - b.severityCode || (a.identifier < b.identifier ? -1 : 1));
  }

  /** The alerts in force in one area of a country; undefined when the country has no such area. */
  inArea(country: string, areaId: string, time: number, language?: LanguageCode): WeatherAlert[] | undefined {
    const zone = zonesOf(country).get(areaId);
    return zone && this.inForce(zone, time, language);
  }

  /** The alerts in force in the area that a position lies in. */
  over(lon: number, lat: number, time: number, language?: LanguageCode): WeatherAlert[] {
    const zone = zoneAt(lon, lat);
    if (!zone) return [];
    return this.inForce(zone, time, language);
  }

  /** The alerts in force of every area that reaches within half a degree of a position: see `zonesAround`. */
  around(lon: number, lat: number, time: number): WeatherAlert[] {
    return zonesAround(lon, lat).flatMap((zone) => this.inForce(zone, time));
  }

  /** Cancelled alerts are not in force; announced ones are. */
  private inForce(zone: Zone, time: number, language?: LanguageCode): WeatherAlert[] {
    return this.inZone(zone, time, language).filter(({messageTypeCode}) => messageTypeCode !== 3);
  }

  private inZone(zone: Zone, time: number, language?: LanguageCode): WeatherAlert[] {
    const hour = hourOf(time);
    const spoken = countries.get(zone.countryCode)?.languages ?? ['en'];
    const languages = language ? [language] : spoken;
    return this.messages(zone, Math.floor(hour / CYCLE_HOURS))
      .filter(({issued, listedUntil}) => issued <= hour && hour < listedUntil)
      .map((message) => alertOf(message, hour, languages))
      .sort((a, b) => a.severityCode - b.severityCode);
  }

  /** The messages that are listed in a zone in the course of a cycle. */
  private messages(zone: Zone, cycle: number): readonly AlertMessage[] {
    const key = `${cycle}:${zone.cell}`;
    const known = this.remembered.get(key);
    if (known) return known;
    // What a cycle has issued may be listed until the end of the next one.
    const messages = hazards.flatMap((hazard) =>
      [cycle - 1, cycle].flatMap((issuing) => messagesOf(this.sampler, zone, hazard, issuing)),
    );
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, messages);
    return messages;
  }
}
