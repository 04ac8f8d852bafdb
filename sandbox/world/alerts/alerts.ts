import {hourOf} from '../time';
import type {Weather} from '../weather/weather';
import {type Warning, alertOf} from './alert';
import {countries} from './countries';
import {messagesOf} from './messages';
import {CYCLE_HOURS} from './outlook';
import {Sampler} from './samples';
import type {WeatherAlert} from './types';
import {type LanguageCode, hazards} from './words/types';
import {type Zone, zoneAt, zonesAround, zonesOf} from './zones';

const MOST_REMEMBERED = 40_000;

/** The warnings of one world: what its own weather and fires call for. */
export class Alerts {
  private readonly sampler: Sampler;
  private readonly remembered = new Map<string, readonly Warning[]>();

  constructor(seed: number, weather: Weather) {
    this.sampler = new Sampler(seed, weather);
  }

  /**
   * The alerts of a country that are in force or announced at a time (milliseconds since 1970), and the cancellations
   * of the last hour; the most severe first.
   *
   * @param country ISO 3166-1 alpha-2; a country without warnings has none
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

  /** The alerts in force in the area that a place lies in. */
  over(lon: number, lat: number, time: number, language?: LanguageCode): WeatherAlert[] {
    const zone = zoneAt(lon, lat);
    if (!zone) return [];
    return this.inForce(zone, time, language);
  }

  /** The alerts in force of every area that reaches within half a degree of a place: see `zonesAround`. */
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
    return this.warnings(zone, Math.floor(hour / CYCLE_HOURS))
      .filter(({issued, toldUntil}) => issued <= hour && hour < toldUntil)
      .map((warning) => alertOf(warning, hour, languages))
      .sort((a, b) => a.severityCode - b.severityCode);
  }

  /** The messages that are told in a zone in the course of a cycle. */
  private warnings(zone: Zone, cycle: number): readonly Warning[] {
    const key = `${cycle}:${zone.cell}`;
    const known = this.remembered.get(key);
    if (known) return known;
    // What a cycle has issued may be told until the end of the next one.
    const warnings = hazards.flatMap((hazard) =>
      [cycle - 1, cycle].flatMap((issuing) => messagesOf(this.sampler, zone, hazard, issuing)),
    );
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, warnings);
    return warnings;
  }
}
