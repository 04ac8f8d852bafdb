import type {AlertText} from './types';
import {wordsOf} from './words';
import type {Hazard, LanguageCode} from './words/types';

/** What the templates of a language are filled with. */
interface AlertDetails {
  hazard: Hazard;
  countryCode: string;
  areaName: string;
  /** ISO 8601 */
  from: string;
  until: string;
  value: string;
  cancelled: boolean;
}

/** Name of the alert in a language. "Red Flag" is an American word. */
export function eventName(hazard: Hazard, language: LanguageCode, countryCode: string): string {
  if (hazard === 'fire' && language === 'en' && countryCode !== 'US') return 'Fire Weather Warning';
  return wordsOf[language].events[hazard];
}

/** The texts of an alert in one language. */
export function alertText(language: LanguageCode, details: AlertDetails): AlertText {
  const words = wordsOf[language];
  const event = eventName(details.hazard, language, details.countryCode);
  const filled = (template: string) =>
    template
      .replace('{event}', event)
      .replace('{area}', details.areaName)
      .replace('{from}', clock(details.from))
      .replace('{until}', clock(details.until))
      .replace('{value}', details.value);
  const {cancelled, hazard} = details;
  const template = cancelled ? words.cancelled : words.description;
  const advice = typeof words.instruction === 'string' ? words.instruction : words.instruction[hazard];
  return {
    languageCode: language,
    // The first sentence says what, where and when.
    overview: filled(template.split(/[.。]/)[0] as string),
    description: filled(template),
    instruction: cancelled ? words.noLonger : advice,
  };
}

/** 2026-07-14T18:00:00Z as people of any language read it: 2026-07-14 18:00 UTC. */
function clock(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
