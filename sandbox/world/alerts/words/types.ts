/** Languages that warnings are written in, ISO 639-1. */
export const languages = [
  'ar',
  'bg',
  'bs',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mk',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;
export type LanguageCode = (typeof languages)[number];

/** What the world warns of. */
export const hazards = ['wind', 'rain', 'flood', 'snow', 'heat', 'cold', 'fire'] as const;
export type Hazard = (typeof hazards)[number];

/**
 * The words of one language. Placeholders: `{event}`, `{area}`, `{from}`, `{until}` (times, UTC), `{value}` (the worst
 * reading with its unit).
 */
export interface Words {
  /** Name of the warning, by hazard. */
  events: Readonly<Record<Hazard, string>>;
  /** What happens, where and when. */
  description: string;
  /** The same, once it is called off. */
  cancelled: string;
  /** Stands in place of advice once it is called off. */
  noLonger: string;
  /** What to do; by hazard where the language has it, else for all. */
  instruction: string | Readonly<Record<Hazard, string>>;
}
